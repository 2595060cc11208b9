import { type Day, parseDay } from '@territori/history/dates/day';
import { BadRequest } from '../http/errors.ts';

/** The texts that scripts in JavaScript, Python and R send for a missing value, in lower case. */
const NONE: ReadonlySet<string> = new Set(['', 'none', 'null', 'undefined', 'nan']);

/**
 * The parameters of a stored query, by name in upper or lower case. Unknown parameters are ignored; a parameter with an empty value, or a
 * value in `NONE`, counts as missing.
 */
export class QueryParameters {
  readonly #values: ReadonlyMap<string, string>;

  /** Throws BadRequest for a null character, which no database can store. */
  constructor(text: string) {
    if (/%00|\0/.test(text)) throw new BadRequest('La query contiene un carattere nullo.', 'The query contains a zero character.');
    this.#values = new Map([...new URLSearchParams(text)].map(([name, value]) => [name.toLowerCase(), value.trim()]));
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name) ?? '';
    return NONE.has(value.toLowerCase()) ? undefined : value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value !== undefined) return value;
    throw new BadRequest(`Parametro ${name}: è necessario.`, `Parameter ${name}: is required.`);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^\d{1,9}$/.test(value)) return Number(value);
    throw new BadRequest(`Parametro ${name}: '${value}' non è un numero intero.`, `Parameter ${name}: '${value}' is not a whole number.`);
  }

  requiredInteger(name: string): number {
    this.required(name);
    return this.integer(name) ?? 0;
  }

  day(name: string): Day | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const day = parseDay(value);
    if (day) return day;
    throw new BadRequest(
      `Parametro ${name}: '${value}' non è una data; usare GG/MM/AAAA o AAAA-MM-GG.`,
      `Parameter ${name}: '${value}' is not a date; use DD/MM/YYYY or YYYY-MM-DD.`,
    );
  }

  /** `pdata`, or `pdatada` and `pdataa`: the dates of a report. */
  dates(): { from: Day | undefined; to: Day | undefined } {
    return { from: this.day('pdata') ?? this.day('pdatada'), to: this.day('pdataa') };
  }
}
