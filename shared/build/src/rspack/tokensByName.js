/** The tokens of layers, which have a value of their own where a theme gives none. */
const layers = {
  zIndexBackground: 0,
  zIndexContent: 1,
  zIndexOverlay: 1000,
  zIndexPopup: 2000,
  zIndexMessages: 3000,
  zIndexFloating: 4000,
  zIndexPriority: 5000,
  zIndexDebug: 6000,
};

/** In place of Fluent's table of its 467 tokens: the value of each follows from its name. */
export const tokens = /*#__PURE__*/ new Proxy(
  {},
  { get: (_, name) => (name in layers ? `var(--${name}, ${layers[name]})` : `var(--${String(name)})`) },
);
