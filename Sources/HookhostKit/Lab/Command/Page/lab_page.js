'use strict';
(() => {
  const form = document.getElementById('filters');
  const shown = document.getElementById('shown');
  const orders = [...document.querySelectorAll('details.order')];
  const groups = [...document.querySelectorAll('details.scenario, section.file')];
  const fits = (values, wanted) => !wanted || values.split('\n').includes(wanted);

  function apply() {
    const {verdict, cls, actor, file} = Object.fromEntries(new FormData(form));
    const isFiltered = Boolean(verdict || cls || actor || file);
    let count = 0;
    for (const order of orders) {
      const data = order.dataset;
      const isShown = fits(data.verdict, verdict) && fits(data.cls, cls)
        && fits(data.actors, actor) && fits(data.files, file);
      order.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const group of groups) {
      group.hidden = isFiltered && !group.querySelector('details.order:not([hidden])');
      if (isFiltered && group.tagName === 'DETAILS') group.open = !group.hidden;
    }
    shown.textContent = `${count} of ${orders.length}`;
  }

  function read() {
    const values = new URLSearchParams(location.hash.slice(1));
    for (const field of form.elements) if (field.name) field.value = values.get(field.name) || '';
    apply();
  }

  form.addEventListener('input', () => {
    const values = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    history.replaceState(null, '', `#${values}`);
    apply();
  });
  form.addEventListener('submit', event => event.preventDefault());
  addEventListener('hashchange', read);
  read();
})();
