import { DEFAULT_PERIOD_START, today, useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import { Columns, Panel, Stack } from '@territori/ui/layout';
import type it from '../../messages/it.json';
import type { ListSource } from '../../worker/listMessages.ts';
import { DropZone } from './DropZone.tsx';
import { ExampleCards } from './ExampleCards.tsx';
import { ListProblem } from './ListProblem.tsx';
import type { ListState } from './ListState.ts';
import { Opening } from './Opening.tsx';
import { PasteText } from './PasteText.tsx';
import { ReportHint } from './ReportHint.tsx';

export interface ChooseListProps {
  readonly state: ListState;
  /** Whether the progress takes a focus that is lost. */
  readonly takesFocus: boolean;
  /** True where the address has choices about a file that is no longer open. */
  readonly lostFile: boolean;
  readonly onSource: (source: ListSource) => void;
  readonly onCancel: () => void;
  /** Goes back to the list that is still open; undefined without one. */
  readonly onReturn?: (() => void) | undefined;
}

/** The first step: a file, a text or an example. */
export function ChooseList({ state, takesFocus, lostFile, onSource, onCancel, onReturn }: ChooseListProps) {
  const t = useMessages<typeof it>();
  if (state.kind === 'opening') return <Opening name={state.name} progress={state.progress} takesFocus={takesFocus} onCancel={onCancel} />;
  return (
    <Stack gap="large">
      {state.kind === 'failed' && <ListProblem name={state.name} failure={state.failure} onRetry={() => onSource(state.source)} />}
      {lostFile && state.kind === 'none' && (
        <InlineMessage intent="info" live={false}>
          {t('elenco.senzaFile')}
        </InlineMessage>
      )}
      {state.kind === 'open' && onReturn && (
        <InlineMessage
          intent="info"
          live={false}
          actions={
            <Button size="small" onClick={onReturn}>
              {t('elenco.aperto.torna')}
            </Button>
          }
        >
          {t('elenco.aperto', { nome: state.list.name })}
        </InlineMessage>
      )}
      <Panel look="filled" title={t('elenco.scegli.titolo')}>
        <Columns minWidth="large">
          <DropZone onFile={(file) => onSource({ kind: 'file', file })} />
          <PasteText onText={(text) => onSource({ kind: 'text', text, name: t('elenco.incolla.nome') })} />
        </Columns>
      </Panel>
      <ExampleCards onExample={(id) => onSource({ kind: 'example', id })} />
      <ReportHint from={DEFAULT_PERIOD_START} to={today()} />
    </Stack>
  );
}
