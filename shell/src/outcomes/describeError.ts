/** A released part of the page, whose files are below an address. */
export interface ReleasedPart {
  /** `shell` or the id of a section. */
  readonly part: string;
  readonly version: string;
  /** The address of the folder of its files, with a slash at its end. */
  readonly base: string;
}

/** What the operator reads of an error: nothing of it can be a text that the visitor typed or saw. */
export interface ErrorDescription {
  /** Its class and, where the browser wrote the message, the constant words of it: `TypeError: Cannot read properties of undefined`. */
  readonly error: string;
  /** The places in released files at which it was thrown, the innermost first: `glossario@1.1.0 4f0c2a.js:1:2345`. */
  readonly at: readonly string[];
}

/**
 * Words with which browsers say what went wrong. Only these are sent: the rest of a message may be a value. An error that our code throws
 * has no such words; its place leads to the text in the source.
 */
const WORDS = new RegExp(
  [
    'Cannot (?:read|set) properties of (?:undefined|null)',
    'is not (?:a function|a constructor|iterable|defined|an object|valid JSON)',
    'is (?:undefined|null)',
    "(?:Can't|can't) (?:find variable|access property|access lexical declaration)",
    '(?:Cannot access|before initialization)',
    'Assignment to constant variable',
    '(?:Maximum call stack size exceeded|too much recursion)',
    'Invalid (?:time value|array length|string length|date|URL|regular expression)',
    '(?:Failed to fetch|Load failed|NetworkError|quota)',
    'Minified React error #\\d+',
  ].join('|'),
);

const PLACES = 10;
const PLACE = /^([\w./-]+\.m?js)(?:\?[^\s:)]*)?:(\d+):(\d+)/;

function placeIn(line: string, { part, version, base }: ReleasedPart): string | undefined {
  const start = line.indexOf(base);
  const [, file, row, column] = (start >= 0 && PLACE.exec(line.slice(start + base.length))) || [];
  return file && `${part}@${version} ${file}:${row}:${column}`;
}

/**
 * Describes an error; undefined when none of its places is in a file of these parts: it comes from elsewhere, such as an extension.
 * @param thrownAt the place that the browser gives beside the error: `<address>:<line>:<column>`
 */
export function describeError(reason: unknown, parts: readonly ReleasedPart[], thrownAt = ''): ErrorDescription | undefined {
  const { name, message, stack } = reason instanceof Error ? reason : { name: 'Error', message: '', stack: '' };
  const placesIn = (text = '') => text.split('\n').flatMap((line) => parts.map((part) => placeIn(line, part)).find(Boolean) ?? []);
  // the stack of an error in the syntax of a file does not name the file
  const at = [placesIn(stack), placesIn(thrownAt)].find((places) => places.length > 0)?.slice(0, PLACES);
  if (!at) return undefined;
  const words = WORDS.exec(message)?.[0];
  return { error: `${/^[A-Z]\w{0,40}$/.test(name) ? name : 'Error'}${words ? `: ${words}` : ''}`, at };
}
