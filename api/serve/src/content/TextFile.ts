import type { Language, Localized } from '@territori/languages';
import type { TSchema } from 'typebox';

/** Stands at the place of a list or of an object, whose parts have places of their own. */
const GROUP = Symbol('group');

/** What a file says, by place: `/12/nome` is the name of the term 12, `/unita/0/titolo` the title of the first unit. */
type Places = ReadonlyMap<string, unknown>;

/** A file of the editors in Italian, and what its translations say. */
export class TextFile {
  readonly #schema: TSchema;
  readonly #italian: unknown;
  readonly #places: Places;
  readonly #texts = new Set<string>();
  readonly #translations = new Map<Language, Places>();

  /** Throws for an item that a list names twice. */
  constructor(schema: TSchema, italian: unknown) {
    this.#schema = schema;
    this.#italian = italian;
    this.#places = textPlacesOf(italian);
    withTexts(schema, italian, (_, place) => this.#texts.add(place));
  }

  /** Adds the texts of a file in another language. Throws for what the Italian file lacks, and for another value than its own. */
  translate(language: Language, translated: unknown): void {
    const places = textPlacesOf(translated);
    for (const [place, value] of places) {
      if (!this.#places.has(place)) throw new Error(`it has ${place}, which the Italian file lacks`);
      if (this.#texts.has(place) ? typeof value !== 'string' || value.trim() === '' : value !== this.#places.get(place))
        throw new Error(`${place || '/'} must be ${this.#texts.has(place) ? 'a text' : 'as in the Italian file, or left out'}`);
    }
    this.#translations.set(language, places);
  }

  /** What the file says, each text in the languages that have it. */
  content(): unknown {
    return withTexts(
      this.#schema,
      this.#italian,
      (it, place): Localized => ({
        it,
        ...Object.fromEntries(
          [...this.#translations].flatMap(([language, places]) => (places.has(place) ? [[language, places.get(place)]] : [])),
        ),
      }),
    );
  }
}

/** An item of a list is known by its id or its address, else by its number, so that a file may leave out others or have another order. */
const keyOf = (item: unknown, index: number): string => {
  const { id, indirizzo } = Object(item);
  return String(id ?? indirizzo ?? index);
};

const partsOf = (value: object): (readonly [key: string, part: unknown])[] =>
  Array.isArray(value) ? value.map((item, index) => [keyOf(item, index), item] as const) : Object.entries(value);

function textPlacesOf(value: unknown): Places {
  const places = new Map<string, unknown>();
  const add = (part: unknown, place: string) => {
    if (places.has(place)) throw new Error(`it has ${place} twice`);
    const group = typeof part === 'object' && part !== null;
    places.set(place, group ? GROUP : part);
    if (group) for (const [key, inner] of partsOf(part)) add(inner, `${place}/${key}`);
  };
  add(value, '');
  return places;
}

/** The same value with something else at the place of each text that the schema has. */
function withTexts(schema: TSchema, value: unknown, make: (text: string, place: string) => unknown, place = ''): unknown {
  if ('translated' in schema) return make(value as string, place);
  if (typeof value !== 'object' || value === null) return value;
  const { items, properties } = schema as { items: TSchema; properties: Readonly<Record<string, TSchema>> };
  if (Array.isArray(value)) return value.map((item, index) => withTexts(items, item, make, `${place}/${keyOf(item, index)}`));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withTexts(properties[key] as TSchema, part, make, `${place}/${key}`)]),
  );
}
