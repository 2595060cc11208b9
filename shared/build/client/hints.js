// Runs before the bundle: asks for the files that the addressed page will need, so that they travel together with the shell's own.
((routes) => {
  // a section from a developer's machine, or a preview, has other files
  if (/[?&]section\./.test(location.search) || previewed()) return;
  const path = location.hash.slice(1).split('?')[0].replace(/\/+$/, '').toLowerCase() || '/home';
  const owner = Object.keys(routes).find((route) => path === route || path.startsWith(`${route}/`));
  if (!owner) return;
  const hint = chosen(routes[owner]);
  if (!hint) return;
  const [entry, ...page] = hint;
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
  function chosen(hint) {
    if (!hint.share) return hint;
    try {
      const number = localStorage.getItem('territori.numero');
      return number && (Number(number) < hint.share ? hint.next : hint.running);
    } catch {
      return hint.running;
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
