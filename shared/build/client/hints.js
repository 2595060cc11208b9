// Stands in the page and runs before its code has come: writes the section's name into the outline, or the words with which its home begins,
// and asks for the files that the addressed page will need, so that they travel together with the shell's own.
((routes) => {
  const path = location.hash.slice(1).split('?')[0].replace(/\/+$/, '').toLowerCase() || '/home';
  const owner = Object.keys(routes).find((route) => path === route || path.startsWith(`${route}/`));
  if (!owner) return;
  const hint = routes[owner];
  if (path === owner && hint.cover) {
    const { heading, lead, search } = hint.cover;
    show('h1', heading);
    show('div', lead);
    // the words would move them
    for (const bar of document.querySelectorAll('#waiting i')) bar.remove();
    if (search) offer(search);
  } else show('b', hint.title);
  // a section from a developer's machine, or a preview, has other files
  if (/[?&]section\./.test(location.search) || previewed()) return;
  const files = chosen(hint);
  if (!files) return;
  const [entry, ...page] = files;
  preload(entry);
  if (path === owner) page.forEach(preload);

  function previewed() {
    try {
      return sessionStorage.getItem('territori.anteprime') !== null;
    } catch {
      return false;
    }
  }

  // of a section with a staged version, the files of the one that the shell will load; before a first visit it is unknown
  function chosen({ files, next }) {
    if (!next) return files;
    const number = stored('territori.numero');
    return number && (Number(number) < next.share ? next.files : files);
  }

  // in the place of the first bar that is left
  function show(element, text) {
    const bar = document.querySelector('#waiting i');
    if (!bar) return;
    const words = document.createElement(element);
    words.lang = languageOf(text);
    // the page has the product's name for its title
    words.textContent = text[words.lang].replaceAll('{{product}}', document.title);
    bar.replaceWith(words);
  }

  // the field of the search: the shell takes over what is typed into it (`outline.ts`)
  function offer({ label, hint, submit, results }) {
    const template = document.getElementById('outline-search');
    if (!template) return;
    const search = template.content.firstElementChild.cloneNode(true);
    const [words, form, field, button] = ['label', 'form', 'input', 'button'].map((name) => search.querySelector(name));
    // a text that its language lacks is Italian, as in the portal
    const said = (text) => text[languageOf(text)];
    search.lang = languageOf(label);
    words.textContent = said(label);
    field.placeholder = said(hint);
    button.textContent = said(submit);
    form.onsubmit = (event) => {
      event.preventDefault();
      const q = field.value.trim();
      if (!q) return field.focus();
      // what was asked stays on the screen until the results come
      field.readOnly = true;
      location.hash = `${results}?${new URLSearchParams({ q })}`;
    };
    const place = document.querySelector('#waiting > :last-child');
    place.className = 'band';
    place.append(search);
  }

  // the first that the text has of: the language of the address, the one that the visitor chose, the page's own
  function languageOf(text) {
    const offered = (wanted) => {
      const tag = wanted?.toLowerCase() ?? '';
      const has = (asked) => Object.keys(text).find((language) => language.toLowerCase() === asked);
      return has(tag) ?? has(tag.split('-', 1)[0]);
    };
    const address = new URLSearchParams(location.search).get('language');
    return [address, stored('lng'), document.documentElement.lang].map(offered).find(Boolean) ?? 'it';
  }

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  // a preload counts only when it is made like the request that follows, with its hash, and with a mode for other origins alone
  function preload([file, integrity]) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    if (integrity) link.integrity = integrity;
    if (!link.href.startsWith(`${location.origin}/`)) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
})(__ROUTES__);
