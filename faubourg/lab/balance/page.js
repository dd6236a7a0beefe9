(() => {
  const root = document.documentElement;
  const panels = [...document.querySelectorAll('[data-panel]')];
  const tabs = [...document.querySelectorAll('[data-tab]')];
  const show = (players) => {
    for (const panel of panels) panel.toggleAttribute('data-off', panel.dataset.panel !== players);
    for (const tab of tabs) {
      tab.classList.toggle('on', tab.dataset.tab === players);
      tab.setAttribute('aria-selected', String(tab.dataset.tab === players));
      tab.tabIndex = tab.dataset.tab === players ? 0 : -1;
    }
  };
  const choose = (block) => {
    for (const one of document.querySelectorAll('[data-block]')) one.toggleAttribute('data-off', one.dataset.block !== block);
    for (const one of document.querySelectorAll('[data-switch]')) one.ariaPressed = String(one.dataset.switch === block);
  };
  const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const acts = {
    figures: () => document.body.toggleAttribute('data-numbers'),
    print: () => print(),
    theme: () => { root.dataset.theme = isDark() ? 'light' : 'dark'; },
  };
  addEventListener('click', (event) => {
    const tab = event.target.closest('[data-tab]'), tool = event.target.closest('[data-do]');
    const other = event.target.closest('[data-switch]');
    if (tab) show(tab.dataset.tab);
    if (other) choose(other.dataset.switch);
    if (tool) acts[tool.dataset.do]();
  });
  addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key], place = tabs.indexOf(document.activeElement);
    if (!step || place < 0) return;
    const row = [...tabs[place].parentElement.children];
    const next = row[(row.indexOf(tabs[place]) + step + row.length) % row.length];
    show(next.dataset.tab);
    next.focus();
  });
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked) root.dataset.theme = asked;
})();
