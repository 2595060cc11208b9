import { useMessages } from '@territori/kit';
import type it from '../../messages/it.json';

/** The texts of the button that copies code. */
export function useCodeLabels() {
  const text = useMessages<typeof it>();
  return { copy: text('codice.copia'), copied: text('codice.copiato'), notCopied: text('codice.nonCopiato') };
}
