import { useMessages } from '@territori/kit';
import { readUnknownReport } from '@territori/report-flow/unknownReport';
import { InlineMessage } from '@territori/ui/feedback';
import type it from '../../messages/it.json';

/** Says that the report of a link could not be opened, where the navigation state names one. */
export default function UnknownReport({ state }: { readonly state: unknown }) {
  const t = useMessages<typeof it>();
  const id = readUnknownReport(state);
  return id !== undefined && <InlineMessage intent="warning">{t('report.sconosciuto', { id })}</InlineMessage>;
}
