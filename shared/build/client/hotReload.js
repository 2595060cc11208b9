// In development only, before any other script: remembers React's renderers, so that the hot reload of a section that comes later finds the shell's.
const renderers = new Map();
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers,
  supportsFiber: true,
  inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  checkDCE() {},
};
