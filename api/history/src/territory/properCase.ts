/** Words that stay small inside a name: Italian, French, German and Slovene particles. */
const PARTICLES = new Set(
  (
    'a ad agli ai al alla alle allo con da dagli dai dal dalla dalle dallo degli dei del della delle dello di e ed fra in nei negli nel nella nelle nello ' +
    'per presso su sugli sui sul sulla sulle sullo tra de du des en et sur an am auf bei dem den der im ob und von vor'
  ).split(' '),
);

/** Elided particles: a new word begins after the apostrophe. */
const ELISIONS = new Set("all' d' da' dall' de' dell' nell' sull' ne' a' co' su'".split(' '));

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** One word between blanks or hyphens, with the elision before an apostrophe treated apart. */
function wordCase(word: string, first: boolean): string {
  const apostrophe = word.indexOf("'");
  if (apostrophe > 0) {
    const head = word.slice(0, apostrophe + 1);
    const tail = word.slice(apostrophe + 1);
    return (!first && ELISIONS.has(head) ? head : capitalised(head)) + wordCase(tail, true);
  }
  return !first && PARTICLES.has(word) ? word : capitalised(word);
}

/** A name that a source writes in capitals, as one writes it in a text: "SANT'AGATA DE' GOTI" is "Sant'Agata de' Goti". */
export function properCase(name: string): string {
  return name
    .toLowerCase()
    .split(/([ -])/)
    .map((part, index) => (index % 2 ? part : wordCase(part, index === 0)))
    .join('');
}

/** Writes names in proper case: as a current list writes them where it has them, by the rule above elsewhere. */
export class NameSpelling {
  readonly #known = new Map<string, string>();

  constructor(known: Iterable<string>) {
    for (const name of known) this.#known.set(name.toLowerCase(), name);
  }

  of(name: string): string {
    return this.#known.get(name.toLowerCase()) ?? properCase(name);
  }
}
