import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// a machine with other things to do renders a page in seconds
configure({ asyncUtilTimeout: 10_000 });

// Browser interfaces that components need and jsdom does not have.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const adopted = new WeakMap<ShadowRoot, CSSStyleSheet[]>();
Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
  configurable: true,
  get(this: ShadowRoot) {
    return adopted.get(this) ?? [];
  },
  set(this: ShadowRoot, sheets: CSSStyleSheet[]) {
    adopted.set(this, sheets);
  },
});
CSSStyleSheet.prototype.replaceSync ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// jsdom does not know the element `search`, and React warns of elements that a browser does not know
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: Element) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

afterEach(cleanup);
