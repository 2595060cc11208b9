import { useMessages } from '@territori/kit';
import { useParameters } from '@territori/report-flow/useParameters';
import { InlineMessage } from '@territori/ui/feedback';
import { SearchField } from '@territori/ui/field';
import { Page, PageHeader } from '@territori/ui/layout';
import { PageTitle, Prose } from '@territori/ui/text';
import { useEffect, useState } from 'react';
import type it from '../../messages/it.json';
import { Results } from './Results.tsx';

/** Fewer characters fit too many names. */
const SHORTEST = 2;

/** Everything that fits a text: units of today and of the past, reports, terms of the glossary, pages. The address holds the text. */
export default function ResultsPage() {
  const t = useMessages<typeof it>();
  const { parameters, show } = useParameters();
  const asked = (parameters.get('q') ?? '').trim().slice(0, 100);
  const [typed, setTyped] = useState(asked);
  // another search of the header, or Back
  useEffect(() => setTyped(asked), [asked]);
  return (
    <Page>
      <PageHeader>
        <PageTitle>{asked ? t('cerca.titolo', { testo: asked }) : t('cerca')}</PageTitle>
      </PageHeader>
      <SearchField
        label={t('cerca.etichetta')}
        hint={t('cerca.aiuto')}
        value={typed}
        onChange={setTyped}
        onSearch={(q) => show({ q })}
        labels={{ search: t('cerca.avvia'), clear: t('cerca.svuota') }}
      />
      {asked === '' ? (
        <Prose>{t('cerca.introduzione')}</Prose>
      ) : asked.length < SHORTEST ? (
        <InlineMessage intent="warning">{t('cerca.corta', { numero: SHORTEST })}</InlineMessage>
      ) : (
        <Results key={asked} text={asked} />
      )}
    </Page>
  );
}
