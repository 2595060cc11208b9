import type { Language } from '@territori/contract';
import { formatDate, formatNumber, type Translate } from '@territori/kit';
import type { NEW_COLUMNS, Notice, OutcomeKind } from '@territori/traduzione';
import type it from '../../messages/it.json';

export type NewColumn = (typeof NEW_COLUMNS)[number];

/** How the cells of the new columns are said. */
export interface CellWords {
  readonly t: Translate<typeof it>;
  readonly language: Language;
  /** The name of a kind of change. */
  readonly kind: (code: string) => string;
}

/** A notice with a day, such as `tradotta_dal_2018-01-26`. */
const DATED_NOTICE = /^(tradotta_dal|candidati_al)_(\d{4}-\d{2}-\d{2})$/;
/** The units that hold the territory of figures that stay whole: `non_comparabile_003 Novara+103 Verbano-Cusio-Ossola`. */
const WHOLE_UNITS_NOTICE = /^non_comparabile_(.+)$/;
/** What a row comes to if its list is of a time: `se_dal_1968-04-06_030110`. */
const READING_NOTICE = /^se_dal_(\d{4}-\d{2}-\d{2})_(.+)$/;

/** Words, and the format's code behind them, by which the row is found in the file. */
const withCode = (words: string, code: string) => (words === code ? code : `${words} (${code})`);

function noticeText({ t }: CellWords, code: string): string {
  const [, since, unit] = READING_NOTICE.exec(code) ?? [];
  if (since && unit) return t('elenco.avviso.se_dal', { data: formatDate(since), unita: unit });
  const [, territory] = WHOLE_UNITS_NOTICE.exec(code) ?? [];
  if (territory) return t('elenco.avviso.non_comparabile', { unita: territory.split('+').join(', ') });
  const [, name, day] = DATED_NOTICE.exec(code) ?? [];
  if (name && day) return t(`elenco.avviso.${name as 'tradotta_dal' | 'candidati_al'}`, { data: formatDate(day) });
  return withCode(t(`elenco.avviso.${code as Notice}`), code);
}

/** `037061`, or `037061 (35 %)` where the share of the whole is known. */
function candidateText({ language }: CellWords, text: string): string {
  const [code = '', weight] = text.split(':');
  return weight ? `${code} (${formatNumber(Number(weight), language, { style: 'percent', maximumFractionDigits: 1 })})` : code;
}

/** A cell of a new column in the visitor's words; the files have the codes of the format alone. */
export function addedCell(words: CellWords, column: NewColumn | undefined, cell: string | undefined): string | undefined {
  if (!cell) return cell;
  const each = (text: (part: string) => string) => cell.split('|').map(text).join('; ');
  switch (column) {
    case 'esito':
      return words.t(`elenco.esito.${cell as OutcomeKind}`);
    case 'certezza':
      return words.t(`elenco.certezza.${cell as 'dichiarato' | 'derivato' | 'dedotto'}`);
    case 'data_evento':
      return each(formatDate);
    case 'tipo_evento':
      return each((code) => withCode(words.kind(code), code));
    case 'candidati':
      return each((part) => candidateText(words, part));
    case 'provvedimento':
      return each((part) => part);
    case 'avvisi':
      return each((code) => noticeText(words, code));
    default:
      return cell;
  }
}
