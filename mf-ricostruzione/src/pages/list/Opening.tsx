import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Panel } from '@territori/ui/layout';
import { ProgressBar } from '@territori/ui/progress';
import { Text } from '@territori/ui/text';
import type it from '../../messages/it.json';
import type { OpeningProgress } from '../../worker/ListWorker.ts';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

/** How far the reading of a list is, and a way to give it up. */
export function Opening({
  name,
  progress: { step, ratio },
  takesFocus,
  onCancel,
}: {
  readonly name: string;
  readonly progress: OpeningProgress;
  readonly takesFocus: boolean;
  readonly onCancel: () => void;
}) {
  const t = useMessages<typeof it>();
  const place = useFocusWhenLost(takesFocus);
  return (
    <div ref={place}>
      <Panel look="filled" title={t('elenco.apertura', { nome: name })}>
        <div aria-live="polite">
          <Text as="p">{t(`elenco.passo.${step}`)}</Text>
        </div>
        <ProgressBar aria-label={t(`elenco.passo.${step}`)} {...(ratio !== null && { value: ratio })} />
        <div>
          <Button onClick={onCancel}>{t('elenco.annulla')}</Button>
        </div>
      </Panel>
    </div>
  );
}
