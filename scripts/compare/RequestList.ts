import { seededRandom } from './seededRandom.ts';

/** A request without the origin; `{edizione}` in its address stands for the edition in service. */
export interface Request {
  /** The name under which requests are counted together. */
  readonly kind: string;
  readonly url: string;
  /** The JSON of a POST; a GET has none. */
  readonly body?: string;
}

/** The values of each placeholder of a template, as they stand in an address. */
export type Choices = Readonly<Record<string, readonly (string | number)[]>>;

/** Requests made of one template at most. */
const MOST = 250;
/** Calls that write, and those whose answer depends on what visitors opened. */
const NOT_ASKED = /consultazioni|consultati/;

const withoutQuery = (address: string) => address.replace(/\?.*/, '');

/** Requests, each once. The same additions in the same order make the same list. */
export class RequestList {
  readonly #requests = new Map<string, Request>();
  readonly #random = seededRandom(1861);

  get requests(): Request[] {
    return [...this.#requests.values()];
  }

  /** One of the values, drawn. */
  one<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T;
  }

  add(url: string, body?: object, kind = withoutQuery(url)): void {
    const request: Request = { kind, url, ...(body && { body: JSON.stringify(body) }) };
    const key = JSON.stringify([url, request.body]);
    if (!NOT_ASKED.test(key)) this.#requests.set(key, request);
  }

  /** Adds the template with every combination of the choices that it names, or with a sample of them. */
  addAll(template: string, choices: Choices): void {
    for (const url of this.#combinations(template, choices)) this.add(url, undefined, withoutQuery(template));
  }

  /** The same for a stored query. */
  addQueries(template: string, choices: Choices): void {
    for (const url of this.#combinations(template, choices)) this.add('/api/Report/ReportByUrl', { url }, withoutQuery(template));
  }

  #combinations(template: string, choices: Choices): string[] {
    const named = [...new Set(Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))].filter((name) => choices[name]);
    const total = named.reduce((product, name) => product * (choices[name]?.length ?? 1), 1);
    const drawn = new Set(total <= MOST ? Array(total).keys() : []);
    while (total > MOST && drawn.size < MOST) drawn.add(Math.floor(this.#random() * total));
    return [...drawn].map((number) => {
      let rest = number;
      return named.reduce((text, name) => {
        const values = choices[name] ?? [];
        const value = values[rest % values.length];
        rest = Math.floor(rest / values.length);
        return text.replaceAll(`{${name}}`, String(value));
      }, template);
    });
  }
}
