import { useContent, useHref, useMessages, usePageTitle } from '@territori/kit';
import { CardLink } from '@territori/ui/card';
import { ArrowSwapRegular, HistoryRegular, MapPinRegular, NumberSymbolRegular, SearchRegular } from '@territori/ui/icon';
import { Columns, Page, PageHeader, Panel, Stack } from '@territori/ui/layout';
import { PageTitle, Prose, SectionTitle } from '@territori/ui/text';
import type it from '../../messages/it.json';
import { BackHome } from '../BackHome.tsx';

/** An information page in the form of its file. */
export interface InfoText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[]; readonly list?: readonly string[] }[];
}

/** The sections to which an information page links. */
const related = [
  { section: 'territorio', icon: <MapPinRegular /> },
  { section: 'variazioni', icon: <ArrowSwapRegular /> },
  { section: 'ricostruzione', icon: <NumberSymbolRegular /> },
  { section: 'storia', icon: <HistoryRegular /> },
  { section: 'ricerca-codice', icon: <SearchRegular /> },
] as const;

interface Properties {
  readonly name: string;
  /** The Italian text. */
  readonly source: InfoText;
  readonly translations: (language: string) => Promise<{ readonly default: InfoText }>;
}

/** A text with a link back and links to the sections about its subject. */
export function InfoPage({ name, source, translations }: Properties) {
  const t = useMessages<typeof it>();
  const href = useHref();
  const { title, lead, sections } = useContent(`home/info/${name}`, source, translations);
  usePageTitle(title);
  const links = related.flatMap(({ section, icon }) => {
    const address = href(section);
    return address ? [{ section, icon, address }] : [];
  });
  return (
    <Page>
      <PageHeader above={<BackHome />} lead={lead}>
        <PageTitle>{title}</PageTitle>
      </PageHeader>
      <Stack gap="large">
        {sections.map(({ heading, paragraphs, list }) => (
          <Stack key={heading} gap="small">
            <SectionTitle>{heading}</SectionTitle>
            <Prose>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </Prose>
          </Stack>
        ))}
      </Stack>
      {links.length > 0 && (
        <Panel look="plain" title={t('vaiA')}>
          <Columns minWidth="medium">
            {links.map(({ section, icon, address }) => (
              <CardLink key={section} href={address} icon={icon} title={t(`vaiA.${section}`)}>
                {t(`vaiA.${section}.testo`)}
              </CardLink>
            ))}
          </Columns>
        </Panel>
      )}
    </Page>
  );
}
