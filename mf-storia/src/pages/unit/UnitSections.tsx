import type { Unita } from '@territori/contract/v1';
import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { ChangesTable } from '@territori/report-flow/changes';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { ErrorState, InlineMessage } from '@territori/ui/feedback';
import { Columns, Panel, Stack } from '@territori/ui/layout';
import { unitChangesQuery } from '../../data/unitQueries.ts';
import type it from '../../messages/it.json';
import { UnitCitation } from './UnitCitation.tsx';
import { UnitDownloads } from './UnitDownloads.tsx';
import { UnitGenealogy } from './UnitGenealogy.tsx';
import { UnitLinks } from './UnitLinks.tsx';
import { UnitOnDay } from './UnitOnDay.tsx';
import { UnitSizes } from './UnitSizes.tsx';
import { UnitStates } from './UnitStates.tsx';
import { usePrintWhenDrawn } from './usePrintWhenDrawn.ts';
import { useUnitLink } from './useUnitLink.tsx';

export interface UnitSectionsProps {
  readonly id: number;
  /** Its states, oldest first, at least one. */
  readonly states: readonly Unita[];
  /** The state that the page shows, and the day (`YYYY-MM-DD`) that was asked for; '' for none. */
  readonly shown: Unita | undefined;
  readonly day: string;
  /** Name of the edition of the data. */
  readonly edition: string;
  readonly notice: string | undefined;
}

/** The parts of the page of a unit. Each has its own answer, so that one that fails does not take the others away. */
export function UnitSections({ id, states, shown, day, edition, notice }: UnitSectionsProps) {
  const text = useMessages<typeof it>();
  const last = states.at(-1);
  const { place, printing, print } = usePrintWhenDrawn();
  return (
    <>
      {notice && (
        <InlineMessage intent="info" live={false}>
          {notice}
        </InlineMessage>
      )}
      <Columns minWidth="large">
        <UnitOnDay id={id} states={states} />
        <Stack>
          <UnitLinks unit={shown} day={day} />
          <UnitCitation id={id} unit={last} edition={edition} printing={printing} onPrint={print} />
        </Stack>
      </Columns>
      {shown && (
        <Panel look="plain" title={text('luogo')}>
          <div ref={place}>
            <LaterPart
              load={() => import('./UnitPlace.tsx')}
              props={{ unit: shown, day }}
              height={22}
              now={printing}
              failure={text('luogo.errore')}
            />
          </div>
        </Panel>
      )}
      <UnitGenealogy id={id} />
      <UnitStates states={states} />
      <Panel look="plain" title={text('eventi')}>
        <UnitEvents id={id} />
      </Panel>
      <UnitSizes id={id} />
      <UnitDownloads id={id} states={states} />
    </>
  );
}

function UnitEvents({ id }: { readonly id: number }) {
  const text = useMessages<typeof it>();
  const link = useUnitLink();
  const { data, isPending, isError, isFetching, refetch } = useQuery(unitChangesQuery(useApi(), useLanguage(), id));
  if (isError && !isFetching)
    return (
      <ErrorState title={text('variazioni.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
        {text('errore.testo')}
      </ErrorState>
    );
  return <ChangesTable caption={text('eventi')} changes={data?.dati ?? []} link={link} loading={isPending || isError} />;
}
