// Runs before the bundle: asks for the files that the addressed page will need, so that they travel together with the shell's own.
((routes) => {
  const path = location.hash.slice(1).split('?')[0].replace(/\/+$/, '').toLowerCase() || '/home';
  const owner = Object.keys(routes).find((route) => path === route || path.startsWith(`${route}/`));
  if (!owner) return;
  const { entry, integrity, files } = routes[owner];
  preload(entry, integrity);
  if (path === owner) for (const file of files) preload(file);

  function preload(href, integrity) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    // as the bundler's own loader and the shell do: a preload that differs in this is fetched twice
    if (new URL(href, document.baseURI).origin !== location.origin) link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  }
})(__ROUTES__);
