import { useAnnounce, useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Deferred, Stack } from '@territori/ui/layout';
import { LoadingOverlay, Spinner } from '@territori/ui/progress';
import { useEffect } from 'react';
import type it from '../../messages/it.json';
import { ListCallError } from '../../worker/ListWorker.ts';
import { Corrections } from './Corrections.tsx';
import { Figures } from './Figures.tsx';
import { ListProblem } from './ListProblem.tsx';
import { Outcomes } from './Outcomes.tsx';
import { TargetDate } from './TargetDate.tsx';
import { ToCheck } from './ToCheck.tsx';
import type { ListAddress } from './useListAddress.ts';
import { useListCall } from './useListCall.ts';
import type { OpenList } from './useOpenList.ts';
import { Verdict } from './Verdict.tsx';
import { verdictSentence } from './verdictSentence.ts';

/** A list that was read: what it is, to which day it is translated, what to check, its rows, its figures. */
export function ListResult({ list, address }: { readonly list: OpenList; readonly address: ListAddress }) {
  const t = useMessages<typeof it>();
  const announce = useAnnounce();
  const { choices, choose, showChoice } = address;
  const { data: view, error, isPlaceholderData } = useListCall(list, 'view', { choices });
  const verdict = view && verdictSentence(t, view.report);
  useEffect(() => {
    if (verdict) announce(t('elenco.annuncio', { nome: list.name, verdetto: verdict }));
  }, [announce, t, list.name, verdict]);

  const other = <Button onClick={showChoice}>{t('elenco.altro')}</Button>;
  if (error) {
    const failure = error instanceof ListCallError ? error.failure : { kind: 'other' as const, reason: String(error) };
    return (
      <Stack gap="large">
        <ListProblem name={list.name} failure={failure} />
        <div>{other}</div>
        <Corrections list={list} view={undefined} choices={choices} onChoose={choose} />
      </Stack>
    );
  }
  if (!view) return <Spinner label={t('elenco.passo.riconoscimento')} />;
  return (
    <Stack gap="large">
      <Verdict list={list} view={view} choices={choices} onChoose={choose} other={other} />
      <TargetDate view={view} to={choices.to} onChoose={(to) => choose({ to })} />
      {/* what the visitor chooses with stays outside: a covered field would lose the focus */}
      <LoadingOverlay busy={isPlaceholderData} label={t('elenco.riconosciuto.lavoro')}>
        <Deferred>
          <Stack gap="large">
            {view.translation && (
              <ToCheck
                list={list}
                choices={choices}
                found={view.translation.toCheck}
                onShowRows={() => address.turn({ filter: 'da_controllare', page: 1 })}
              />
            )}
            {view.translation && <Outcomes list={list} view={view} address={address} />}
          </Stack>
        </Deferred>
      </LoadingOverlay>
      <Deferred>
        {view.translation && view.numeric.length > 0 && <Figures list={list} view={view} choices={choices} onChoose={choose} />}
      </Deferred>
    </Stack>
  );
}
