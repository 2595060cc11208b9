import { useApi, useLanguage, useMessages } from '@territori/kit';
import { keepPreviousData, useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useMemo, useState } from 'react';
import { genealogyQuery } from '../../data/unitQueries.ts';
import type it from '../../messages/it.json';
import { GenealogyDrawing } from './GenealogyDrawing.tsx';
import { GenealogyList } from './GenealogyList.tsx';

/** Generations in each direction, at first. */
export const USUAL_GENERATIONS = 3;
const MOST_GENERATIONS = 10;
/** More units than these are too many for a first look: the nearest generation is shown then. */
const MANY = 24;

/** The ancestors and descendants of a unit, as a drawing and as a list. */
export function UnitGenealogy({ id }: { readonly id: number }) {
  const text = useMessages<typeof it>();
  const [generations, setGenerations] = useState(USUAL_GENERATIONS);
  const [all, setAll] = useState(false);
  const query = useQuery({
    ...genealogyQuery(useApi(), useLanguage(), id, generations),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const shown = useMemo(() => {
    if (!data || all || data.unita.length <= MANY) return data;
    const unita = data.unita.filter(({ generazione }) => Math.abs(generazione) <= 1);
    return { ...data, unita };
  }, [data, all]);

  return (
    <Panel title={text('genealogia')}>
      {query.isError && !query.isFetching ? (
        <ErrorState title={text('linea.errore')} onRetry={() => query.refetch()} labels={{ retry: text('riprova') }}>
          {text('errore.testo')}
        </ErrorState>
      ) : !data || !shown ? (
        <SkeletonText lines={5} />
      ) : data.passaggi.length === 0 ? (
        <Text>{text('genealogia.nessuna')}</Text>
      ) : (
        <Stack>
          <Text tone="muted">{text('genealogia.aiuto')}</Text>
          <GenealogyDrawing genealogy={shown} />
          <Stack direction="row" gap="small">
            {shown.unita.length < data.unita.length && (
              <Button onClick={() => setAll(true)}>{text('genealogia.tutte', { count: data.unita.length })}</Button>
            )}
            {shown.unita.length === data.unita.length && (data.altre_prima || data.altre_dopo) && generations < MOST_GENERATIONS && (
              <Button
                disabledFocusable={query.isFetching}
                onClick={() => {
                  setAll(true);
                  setGenerations(MOST_GENERATIONS);
                }}
              >
                {text('genealogia.altre')}
              </Button>
            )}
          </Stack>
          <GenealogyList genealogy={shown} id={id} />
        </Stack>
      )}
    </Panel>
  );
}
