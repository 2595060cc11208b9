import type { HistoryLevel } from '@territori/edition/changes/historyLevels';

interface ShownCodes {
  /** The code after the event, or the last one. */
  readonly code: string;
  readonly before: string;
  readonly after: string;
  /** The joins that the expressions need besides `evento_esteso e`. */
  readonly joins: string;
}

/**
 * The codes of the unit of an event `e`, as in the options: for a province or other UTS its statistical code (COD_UTS), null where no
 * source has it.
 */
export const shownCodes = (level: HistoryLevel['level']): ShownCodes =>
  level === 'uts'
    ? {
        code: 'coalesce(ud.codice_uts, up.codice_uts)',
        before: 'up.codice_uts',
        after: 'ud.codice_uts',
        joins: `left join uts_estesa up on up.unita_id = e.unita_id and up.tratto @> (e.data - 1)
  left join uts_estesa ud on ud.unita_id = e.unita_id and ud.tratto @> e.data`,
      }
    : { code: 'e.codice', before: 'e.codice_prima', after: 'e.codice_dopo', joins: '' };
