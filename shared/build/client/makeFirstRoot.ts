import { createRoot } from 'react-dom/client';

/**
 * When React creates its first root, it adds a `selectionchange` listener to the document and never removes it. So that
 * a removed embed leaves no listener, the first root is created and discarded while the document ignores new listeners.
 * Only React's `onSelect`, which no section uses, does not work then.
 */
export function makeFirstRoot(): void {
  Object.defineProperty(document, 'addEventListener', { configurable: true, value: () => {} });
  try {
    createRoot(document.createElement('div')).unmount();
  } finally {
    Reflect.deleteProperty(document, 'addEventListener');
  }
}
