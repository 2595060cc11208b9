import { createContext, useContext } from 'react';
import type { Kit } from './Kit.ts';

export const KitContext = createContext<Kit | null>(null);

/** The kit of the portal, or of the element, that contains this component. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('useKit: no KitProvider above this component. In a test, render it with renderPage of @territori/testing.');
  return kit;
}
