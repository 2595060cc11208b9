import { createRoot } from 'react-dom/client';

/**
 * With its first root, React begins to listen to `selectionchange` on the document, and never stops. So that an embed that is gone leaves no listener, the first root is made, and thrown
 * away, while the document takes no listeners: only React's `onSelect`, which no section uses, goes without.
 */
export function makeFirstRoot(): void {
  Object.defineProperty(document, 'addEventListener', { configurable: true, value: () => {} });
  try {
    createRoot(document.createElement('div')).unmount();
  } finally {
    Reflect.deleteProperty(document, 'addEventListener');
  }
}
