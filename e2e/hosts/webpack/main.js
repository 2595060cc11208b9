// A host built with webpack and its own federation plugin. It has no React: the section brings what it needs.
import('glossario/mount').then(({ mount }) => {
  window.unmountSection = mount(document.getElementById('place'), { language: 'en', api: API });
});
