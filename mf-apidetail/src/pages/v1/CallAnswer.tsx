import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import { CodeSample } from '@territori/ui/code';
import { ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { Text } from '@territori/ui/text';
import { SHOWN_CHARACTERS } from '../../data/answerText.ts';
import { byteText } from '../../data/byteText.ts';
import type { CallOutcome } from '../../data/runCall.ts';
import type it from '../../messages/it.json';
import { useCodeLabels } from './useCodeLabels.ts';

export interface CallAnswerProps {
  readonly running: boolean;
  readonly failed: boolean;
  readonly outcome: CallOutcome | undefined;
  readonly onRetry: () => void;
}

/** The answer of a call: status, time, headers and body. Nothing before the first call. */
export function CallAnswer({ running, failed, outcome, onRetry }: CallAnswerProps) {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const summary = outcome && {
    stato: outcome.status,
    tempo: formatNumber(Math.round(outcome.milliseconds), language),
    dimensione: byteText(outcome.bytes, language),
  };
  return (
    <>
      <div role="status">{running ? text('dati.inCorso') : summary && <Text weight="semibold">{text('dati.esito', summary)}</Text>}</div>
      {running && <SkeletonText lines={6} />}
      {failed && !running && (
        <ErrorState title={text('dati.nessunaRisposta')} onRetry={onRetry} labels={{ retry: text('riprova') }}>
          {text('errore.testo')}
        </ErrorState>
      )}
      {outcome && !running && <Answer outcome={outcome} />}
    </>
  );
}

function Answer({ outcome: { status, headers, body, bytes, mediaType, problem } }: { readonly outcome: CallOutcome }) {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const labels = useCodeLabels();
  const lines = [`HTTP ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return (
    <Panel look="plain" level={3} title={text('dati.risposta')}>
      <Stack>
        {problem && (
          <InlineMessage intent="warning" title={`${status} ${problem.title}`} live={false}>
            {problem.detail} <Link href={problem.type}>{text('dati.problema')}</Link>
          </InlineMessage>
        )}
        <CodeSample name={text('dati.intestazioni')} code={lines.join('\n')} scrolls labels={labels} />
        {body === undefined ? (
          <Text as="p">{text('dati.nonTesto', { tipo: mediaType, dimensione: byteText(bytes, language) })}</Text>
        ) : body.text === '' ? (
          <Text as="p">{text('dati.senzaCorpo')}</Text>
        ) : (
          <>
            {body.cut && <Text as="p">{text('dati.tagliato', { caratteri: formatNumber(SHOWN_CHARACTERS, language) })}</Text>}
            <CodeSample name={text('dati.testo')} code={body.text} scrolls labels={labels} />
          </>
        )}
      </Stack>
    </Panel>
  );
}
