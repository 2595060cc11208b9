// A host built with webpack and its own federation plugin. It has no React: the section brings what it needs.
import('glossario/mount').then(({ mount }) => {
  window.mountSection = (options) => mount(document.getElementById('place'), options);
});
