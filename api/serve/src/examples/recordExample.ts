import type { LightMyRequestResponse } from 'fastify';
import type { Example } from './examples.ts';

/** So many entries of a list are shown. */
const SHOWN = 2;
/** So many characters of a text. */
const LONGEST = 160;

/**
 * The call and its answer as a section of the page of examples: lists and long texts are cut, and what differs between
 * two runs is replaced by a word for it.
 */
export function recordExample({ title, method, url, body, long }: Example, answer: LightMyRequestResponse): string {
  const call = [`${method} ${decodeURIComponent(url)}`, ...(body ? ['', JSON.stringify(body)] : [])];
  return [`### ${title}`, '', '```http', ...call, '```', '', ...describe(answer, long), ''].join('\n');
}

function describe(answer: LightMyRequestResponse, long = false): string[] {
  const type = String(answer.headers['content-type'] ?? '').split(';')[0];
  const name = /filename="([^"]*)"/
    .exec(String(answer.headers['content-disposition'] ?? ''))?.[1]
    ?.replace(/Stampa \d+/, 'Stampa DDMMYYYYhhmmss');
  const status = `\`${answer.statusCode}\`${type ? ` \`${type}\`` : ''}${name ? `, file \`${name}\`` : ''}`;
  if (long) return [status];
  if (type === 'application/json') return [status, '', '```json', JSON.stringify(shortened(answer.json()), null, 2), '```'];
  if (type === 'text/csv' || type === 'text/plain')
    return [
      status,
      '',
      '```',
      ...answer.body
        .replace('\uFEFF', '')
        .trimEnd()
        .split(/\r?\n/)
        .slice(0, SHOWN + 1),
      '```',
    ];
  return [status];
}

/** An answer cut to a few entries, in the form of the whole one: an example for the definitions file. */
export const shortAnswer = (answer: LightMyRequestResponse): unknown => shortened(answer.json(), '', false);

/** Names of things that are new in each run or each load. */
const VARIABLE: Readonly<Record<string, string>> = { requestId: '<request id>', versione: '<version>' };

/** The name of an edition, which follows from the loader's own code. */
const EDITION_TITLE = /\b[0-9a-f]{12}\b/g;

function shortened(value: unknown, key = '', counted = true): unknown {
  if (typeof value === 'string') {
    if (key in VARIABLE) return VARIABLE[key];
    const text = value.replace(EDITION_TITLE, '<edition>');
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, SHOWN).map((item) => shortened(item, '', counted));
    return counted && value.length > SHOWN ? [...shown, `… ${value.length} in all`] : shown;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item, name, counted)]));
  return value;
}
