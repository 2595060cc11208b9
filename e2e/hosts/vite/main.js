// A host built with Vite. Which remote it shows is decided at run time.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

registerRemotes([REMOTE]);

loadRemote('mf_glossario/mount').then(({ mount }) => {
  window.mountSection = (options) => mount(document.getElementById('place'), options);
});
