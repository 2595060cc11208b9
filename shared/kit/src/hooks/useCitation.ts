import { type Cited, citation, textIn } from '@territori/contract';
import { useKit } from '../kit/useKit.ts';
import { useLanguage } from './useLanguage.ts';

/** Makes the citation of a page, in the form of the identity. */
export function useCitation(): (cited: Cited) => string {
  const { product, publisher, identity } = useKit().config;
  const language = useLanguage();
  const form = identity?.citation && textIn(identity.citation, language);
  return (cited) => citation(form, cited, { product, publisher: publisher?.name });
}
