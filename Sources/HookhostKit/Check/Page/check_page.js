'use strict';
(() => {
  const form = document.getElementById('filters');
  const shown = document.getElementById('shown');
  const articles = [...document.querySelectorAll('article')];
  const rows = [...document.querySelectorAll('tbody tr')];
  const fits = (values, wanted) => !wanted || values.split('\n').includes(wanted);

  function apply() {
    const {level, rule, actor, cls, file, text} = Object.fromEntries(new FormData(form));
    let count = 0;
    for (const article of articles) {
      const data = article.dataset;
      const isShown = fits(data.level, level) && fits(data.rule, rule) && fits(data.actors, actor)
        && fits(data.cls, cls) && fits(data.files, file)
        && (!text || article.textContent.toLowerCase().includes(text.toLowerCase()));
      article.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const row of rows) {
      row.hidden = !(fits(row.dataset.cls, cls) && fits(row.dataset.actors, actor));
    }
    shown.textContent = `${count} of ${articles.length}`;
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
