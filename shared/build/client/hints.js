// Runs before the bundle: writes the section's name into the outline, and asks for the files that the addressed page will need, so that they
// travel together with the shell's own.
((routes) => {
  const path = location.hash.slice(1).split('?')[0].replace(/\/+$/, '').toLowerCase() || '/home';
  const owner = Object.keys(routes).find((route) => path === route || path.startsWith(`${route}/`));
  if (!owner) return;
  const hint = routes[owner];
  if (hint.title) show(hint.title);
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
    try {
      const number = localStorage.getItem('territori.numero');
      return number && (Number(number) < next.share ? next.files : files);
    } catch {
      return files;
    }
  }

  function show(title) {
    const bar = document.querySelector('#waiting i');
    if (!bar) return;
    const name = document.createElement('b');
    name.lang = language(title);
    name.textContent = title[name.lang];
    bar.replaceWith(name);
  }

  // the visitor's language where the title has it, else Italian
  function language(title) {
    try {
      const chosen = localStorage.getItem('lng')?.toLowerCase() ?? 'it';
      const tag = (wanted) => Object.keys(title).find((each) => each.toLowerCase() === wanted);
      return tag(chosen) ?? tag(chosen.split('-')[0]) ?? 'it';
    } catch {
      return 'it';
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
