import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from './definition.ts';
import { type MessageKey, message } from './message.ts';

type TitleKey = Extract<MessageKey, `r${string}.title`>;
type IdOf<Key> = Key extends `r0${infer Id extends number}.title` ? Id : Key extends `r${infer Id extends number}.title` ? Id : never;

/** The ids that have a title among the texts: `r048.title` is that of report 48. */
export type ReportId = IdOf<TitleKey>;

/** What a definition says itself. */
export type OwnParts = Omit<ReportDefinition, 'id' | 'title' | 'scope' | 'to' | 'showDate'> &
  Partial<Pick<ReportDefinition, 'to' | 'showDate'>>;

/**
 * A report of the catalogue: its title follows from its id, and its scope from its unit. Without `to` it is open, and without `showDate`
 * lists do not show its period.
 */
export const report = (id: ReportId, { to = OPEN_END, showDate = false, ...own }: OwnParts): ReportDefinition => ({
  id,
  title: message(`r${String(id).padStart(3, '0')}.title` as TitleKey),
  // local labour systems and the units after them are statistical
  scope: own.unit < 9 ? 1 : 2,
  to,
  showDate,
  ...own,
});
