'use strict';
(() => {
  const articles = [...document.querySelectorAll('article')];
  const rows = [...document.querySelectorAll('tbody tr')];

  filterPage(({level, rule, actor, cls, file, text}) => {
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
      const data = row.dataset;
      row.hidden = !(fits(data.cls, cls) && fits(data.actors, actor) && fits(data.files, file));
    }
    return `${count} of ${articles.length}`;
  });
})();
