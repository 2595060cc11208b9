import { formatDate } from '@territori/kit';
import { InlineMessage } from '@territori/ui/feedback';
import type { DateCorrection } from '../data/reportDates.ts';
import { useFlowMessages } from '../flowMessages.ts';

const TEXTS = {
  before: 'data.corretta.prima',
  after: 'data.corretta.dopo',
  impossible: 'data.corretta.impossibile',
  order: 'data.corretta.ordine',
} as const;

/** Says which dates of the link the report does not have, and which ones are shown instead. */
export function CorrectedDates({ corrections }: { readonly corrections: readonly DateCorrection[] }) {
  const t = useFlowMessages();
  if (corrections.length === 0) return null;
  return (
    <InlineMessage intent="info">
      {corrections.map(({ asked, shown, reason }) => (
        <div key={asked}>{t(TEXTS[reason], { chiesta: formatDate(asked) || asked, mostrata: formatDate(shown) })}</div>
      ))}
    </InlineMessage>
  );
}
