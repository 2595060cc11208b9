import type { Unita } from '@territori/contract/v1';
import { today, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useChangeWords } from '@territori/report-flow/changes';
import { TableDownloads } from '@territori/report-flow/export';
import { Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { genealogyQuery, sizesQuery, unitChangesQuery } from '../../data/unitQueries.ts';
import { unitTimeline } from '../../data/unitTimeline.ts';
import type it from '../../messages/it.json';
import { USUAL_GENERATIONS } from './UnitGenealogy.tsx';

/** Everything that the page knows of a unit as one file: its states, its changes, its sizes; as JSON also its lineage. */
export function UnitDownloads({ id, states }: { readonly id: number; readonly states: readonly Unita[] }) {
  const text = useMessages<typeof it>();
  const api = useApi();
  const language = useLanguage();
  const words = useChangeWords();
  const changes = useQuery(unitChangesQuery(api, language, id)).data;
  const sizes = useQuery(sizesQuery(api, language, id)).data;
  const genealogy = useQuery(genealogyQuery(api, language, id, USUAL_GENERATIONS)).data;
  const last = states.at(-1);
  if (!last) return null;
  const ready = changes && sizes && genealogy;
  return (
    <Panel screenOnly title={text('scarica')}>
      <Text tone="muted">{text('scarica.testo')}</Text>
      <TableDownloads
        day={today()}
        sheet={text('scarica.foglio')}
        disabledReason={ready ? undefined : text('scarica.nonAncora')}
        json={() => ({
          edizione: changes?.edizione,
          stati: states,
          variazioni: changes?.dati,
          unita_imparentate: genealogy?.unita,
          passaggi: genealogy?.passaggi,
          dimensioni: sizes?.dati,
        })}
        table={() => ({
          title: [last.denominazione, last.codice].filter(Boolean).join(' '),
          subtitles: [text('scarica.edizione', { edizione: changes?.edizione ?? '' })],
          language,
          ...unitTimeline(
            { states, changes: changes?.dati ?? [], sizes: sizes?.dati ?? [] },
            {
              label: (column) => text(`colonna.${column}`),
              state: text('cronologia.stato'),
              size: text('cronologia.dimensione'),
              kind: words.kind,
              other: words.other,
              certainty: words.certainty,
            },
          ),
        })}
      />
    </Panel>
  );
}
