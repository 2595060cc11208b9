import { type SectionManifest, textIn } from '@territori/contract';
import { useHref, useKit, useLanguage, useMessages, useProduct } from '@territori/kit';
import { useSnapshot } from '@territori/kit/store';
import { containsText } from '@territori/ui/text';
import { infoPages, UPDATES_ADDRESS } from '../../data/homeAddresses.ts';
import { ranked } from '../../data/textRank.ts';
import type it from '../../messages/it.json';
import type { SearchResult } from './ResultGroup.tsx';

/** The pages of the portal whose title or description has the text: those of the sections in the menu, and the information pages. */
export function useFoundPages(text: string): readonly SearchResult[] {
  const t = useMessages<typeof it>();
  const href = useHref();
  const language = useLanguage();
  const product = useProduct();
  const manifests = useSnapshot(useKit().directory).manifests as Readonly<Record<string, SectionManifest>>;
  const sections = Object.values(manifests).map(({ id, title }) => ({
    id: `sezione-${id}`,
    label: textIn(title, language).replace('{{product}}', product),
    detail: '',
    href: href(id),
  }));
  const pages: readonly SearchResult[] = [
    ...sections,
    { id: 'tutte', label: t('cerca.tutteLeVariazioni'), detail: '', href: href('variazioni', 'tutte') },
    { id: 'confronto', label: t('cerca.confronto'), detail: '', href: href('variazioni', 'confronto') },
    { id: 'aggiornamenti', label: t('aggiornamenti'), detail: t('aggiornamenti.testo'), href: UPDATES_ADDRESS },
    ...(['codifiche', 'caratteristiche', 'cambiamenti', 'geoEuClas'] as const).map((id) => ({
      id: `scheda-${id}`,
      label: t(`scheda.${id}`),
      detail: t(`scheda.${id}.testo`),
      href: infoPages[id],
    })),
  ];
  const open = pages.filter((page) => page.href !== undefined);
  const byTitle = ranked(open, ({ label }) => label, text);
  const byDescription = open.filter((page) => !byTitle.includes(page) && containsText(page.detail, text));
  return [...byTitle, ...byDescription];
}
