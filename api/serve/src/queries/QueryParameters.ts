import { type Day, parseDay } from '@territori/history/dates/day';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';

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
    if (/%00|\0/.test(text)) throw new BadRequest(message('QueryParameters.queryContainsZero'));
    this.#values = new Map([...new URLSearchParams(text)].map(([name, value]) => [name.toLowerCase(), value.trim()]));
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name) ?? '';
    return NONE.has(value.toLowerCase()) ? undefined : value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value !== undefined) return value;
    throw new BadRequest(message('QueryParameters.parameterRequired', { name }));
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^\d{1,9}$/.test(value)) return Number(value);
    throw new BadRequest(message('QueryParameters.parameterNotWhole', { name, value }));
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
    throw new BadRequest(message('QueryParameters.parameterNotDate', { name, value }));
  }

  /** `pdata`, or `pdatada` and `pdataa`: the dates of a report. */
  dates(): { from: Day | undefined; to: Day | undefined } {
    return { from: this.day('pdata') ?? this.day('pdatada'), to: this.day('pdataa') };
  }
}
