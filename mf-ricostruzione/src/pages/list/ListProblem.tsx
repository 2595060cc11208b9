import { useMessages } from '@territori/kit';
import { problemText } from '@territori/traduzione';
import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import type it from '../../messages/it.json';
import type { ListFailure } from '../../worker/listMessages.ts';
import { usePhrase } from './usePhrase.ts';

/** Why a list cannot be translated, and what to do. */
export function ListProblem({
  name,
  failure,
  onRetry,
}: {
  readonly name: string;
  readonly failure: ListFailure;
  readonly onRetry?: (() => void) | undefined;
}) {
  const t = useMessages<typeof it>();
  const phrase = usePhrase();
  if (failure.kind === 'problem') {
    return (
      <InlineMessage intent="error" title={t('elenco.problema', { nome: name })}>
        {problemText(failure, phrase)}
      </InlineMessage>
    );
  }
  const history = failure.kind === 'history';
  return (
    <InlineMessage
      intent="error"
      title={t(history ? 'elenco.errore.storia' : 'elenco.errore.altro')}
      actions={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('elenco.riprova')}
          </Button>
        )
      }
    >
      {history ? t('elenco.errore.storia.testo') : t('elenco.errore.altro.testo', { motivo: failure.reason })}
    </InlineMessage>
  );
}
