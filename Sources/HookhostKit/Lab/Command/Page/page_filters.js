'use strict';
// The filters of a report: a form whose values are kept in the page's address.

// Whether a list of values, one on each line, has the wanted one; an empty one fits every list.
const fits = (values, wanted) => !wanted || values.split('\n').includes(wanted);

// Calls `apply` with the form's values by name, at once and whenever they change. It hides what does not fit, and
// returns the text that says how much is shown.
function filterPage(apply) {
  const form = document.getElementById('filters');
  const shown = document.getElementById('shown');
  const show = () => { shown.textContent = apply(Object.fromEntries(new FormData(form))); };

  function read() {
    const values = new URLSearchParams(location.hash.slice(1));
    for (const field of form.elements) if (field.name) field.value = values.get(field.name) || '';
    show();
  }

  form.addEventListener('input', () => {
    const values = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    history.replaceState(null, '', `#${values}`);
    show();
  });
  form.addEventListener('submit', event => event.preventDefault());
  addEventListener('hashchange', read);
  read();
}
