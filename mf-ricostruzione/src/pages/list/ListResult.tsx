import { useAnnounce, useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Deferred, Stack } from '@territori/ui/layout';
import { LoadingOverlay, Spinner } from '@territori/ui/progress';
import { useEffect, useMemo } from 'react';
import type it from '../../messages/it.json';
import { ListCallError } from '../../worker/ListWorker.ts';
import { Corrections } from './Corrections.tsx';
import { Decisions } from './Decisions.tsx';
import { Figures } from './Figures.tsx';
import { ListProblem } from './ListProblem.tsx';
import type { OpenList } from './OpenList.ts';
import { Outcomes } from './Outcomes.tsx';
import { TargetDate } from './TargetDate.tsx';
import { ToCheck } from './ToCheck.tsx';
import { useDecisions } from './useDecisions.ts';
import { useFocusAfterDecision } from './useFocusAfterDecision.ts';
import type { ListAddress } from './useListAddress.ts';
import { useListCall } from './useListCall.ts';
import { Verdict } from './Verdict.tsx';
import { verdictSentence } from './verdictSentence.ts';

/** A list that was read: what it is, to which day it is translated, what to check, its rows, its figures. */
export function ListResult({
  list,
  address,
  takesFocus,
}: {
  readonly list: OpenList;
  readonly address: ListAddress;
  /** Whether the verdict takes a focus that is lost. */
  readonly takesFocus: boolean;
}) {
  const t = useMessages<typeof it>();
  const announce = useAnnounce();
  const { choose, showChoice } = address;
  const { decisions, decide, takeBack, load } = useDecisions();
  const choices = useMemo(() => ({ ...address.choices, decisions }), [address.choices, decisions]);
  const { data: view, error, isPlaceholderData } = useListCall(list, 'view', { choices });
  const { part, moveFocus } = useFocusAfterDecision(isPlaceholderData);
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
      <Verdict list={list} view={view} choices={choices} onChoose={choose} other={other} takesFocus={takesFocus} />
      <TargetDate view={view} to={choices.to} onChoose={(to) => choose({ to })} />
      {/* what the visitor chooses with stays outside: a covered field would lose the focus */}
      <LoadingOverlay busy={isPlaceholderData} label={t('elenco.riconosciuto.lavoro')}>
        <Deferred>
          <Stack gap="large">
            <section ref={part} tabIndex={-1} aria-label={`${t('elenco.controlla')}, ${t('elenco.decisioni')}`}>
              <Stack gap="large">
                {view.translation && (
                  <ToCheck
                    list={list}
                    choices={choices}
                    found={view.translation.toCheck}
                    onDecide={(decision) => {
                      moveFocus();
                      decide(decision);
                    }}
                    onShowRows={() => address.turn({ filter: 'da_controllare', page: 1 })}
                  />
                )}
                <Decisions
                  name={list.name}
                  decisions={decisions}
                  report={view.report}
                  onTakeBack={(decision) => {
                    moveFocus();
                    takeBack(decision);
                  }}
                  onLoad={load}
                />
              </Stack>
            </section>
            {view.translation && <Outcomes list={list} view={view} address={address} choices={choices} />}
          </Stack>
        </Deferred>
      </LoadingOverlay>
      <Deferred>
        {view.translation && view.numeric.length > 0 && <Figures list={list} view={view} choices={choices} onChoose={choose} />}
      </Deferred>
    </Stack>
  );
}
