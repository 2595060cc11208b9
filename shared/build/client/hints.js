// Runs before the bundle: asks for the files that the addressed page will need, so that they travel together with the shell's own.
((routes) => {
  // a section from a developer's machine has other files
  if (/[?&]section\./.test(location.search)) return;
  const path = location.hash.slice(1).split('?')[0].replace(/\/+$/, '').toLowerCase() || '/home';
  const owner = Object.keys(routes).find((route) => path === route || path.startsWith(`${route}/`));
  if (!owner) return;
  const [entry, ...page] = routes[owner];
  preload(entry);
  if (path === owner) page.forEach(preload);

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
