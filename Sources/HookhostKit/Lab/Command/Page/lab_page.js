'use strict';
(() => {
  const orders = [...document.querySelectorAll('details.order')];
  const groups = [...document.querySelectorAll('details.scenario, section.file')];

  filterPage(({verdict, cls, actor, file}) => {
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
    return `${count} of ${orders.length}`;
  });
})();
