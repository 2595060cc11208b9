import { useKit } from '../kit/useKit.ts';
import { useLanguage } from './useLanguage.ts';

/** What a citation names: what is cited, the edition, the day of the visit, in words, and the permanent address. */
export type Cited = Readonly<Record<'title' | 'edition' | 'day' | 'address', string>>;

/** How a page is cited, where the identity gives no form. */
const USUAL = '{{product}}, {{title}}, {{edition}}, {{day}}, {{address}}';

/** Makes the citation of a page, in the form of the identity. */
export function useCitation(): (cited: Cited) => string {
  const { config, i18n } = useKit();
  const language = useLanguage();
  const { product, publisher, identity } = config;
  const form = identity?.citation?.[language] ?? USUAL;
  return (cited) =>
    i18n.services.interpolator.interpolate(form, { ...cited, product, publisher: publisher?.name ?? product }, language, {});
}
