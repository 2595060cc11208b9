import type { Localized } from '@territori/wire/language';
import type { FastifyError, FastifySchemaValidationError } from 'fastify';

const PLACES: Record<string, Localized> = {
  querystring: { it: 'Parametro', en: 'Parameter' },
  params: { it: 'Parte dell’indirizzo', en: 'Part of the address' },
  headers: { it: 'Intestazione', en: 'Header' },
  body: { it: 'Campo del corpo', en: 'Field of the body' },
};

/** The names of the JSON types in a sentence. */
const TYPES: Record<string, Localized> = {
  integer: { it: 'un numero intero', en: 'a whole number' },
  number: { it: 'un numero', en: 'a number' },
  string: { it: 'un testo', en: 'a text' },
  boolean: { it: 'true o false', en: 'true or false' },
  array: { it: 'una lista', en: 'a list' },
  object: { it: 'un oggetto', en: 'an object' },
};

const FORMATS: Record<string, Localized> = {
  date: { it: 'deve essere una data che esiste, nella forma AAAA-MM-GG', en: 'must be an existing date in the form YYYY-MM-DD' },
};

const RULES: Record<string, (limit: string) => Localized> = {
  type: (type) => ({ it: `deve essere ${TYPES[type]?.it ?? type}`, en: `must be ${TYPES[type]?.en ?? type}` }),
  minimum: (limit) => ({ it: `deve essere almeno ${limit}`, en: `must be at least ${limit}` }),
  maximum: (limit) => ({ it: `deve essere al massimo ${limit}`, en: `must be at most ${limit}` }),
  minLength: (limit) =>
    limit === '1'
      ? { it: 'non deve essere vuoto', en: 'must not be empty' }
      : { it: `deve avere almeno ${limit} caratteri`, en: `must have at least ${limit} characters` },
  maxLength: (limit) => ({ it: `deve avere al massimo ${limit} caratteri`, en: `must have at most ${limit} characters` }),
  minItems: (limit) =>
    limit === '1'
      ? { it: 'deve avere almeno un elemento', en: 'must have at least one item' }
      : { it: `deve avere almeno ${limit} elementi`, en: `must have at least ${limit} items` },
  maxItems: (limit) => ({ it: `deve avere al massimo ${limit} elementi`, en: `must have at most ${limit} items` }),
  format: (format) => FORMATS[format] ?? { it: 'non ha la forma prevista', en: 'does not have the expected form' },
  pattern: () => ({ it: 'non ha la forma prevista', en: 'does not have the expected form' }),
  enum: (values) => ({ it: `deve essere uno tra ${values}`, en: `must be one of ${values}` }),
  const: (values) => ({ it: `deve essere uno tra ${values}`, en: `must be one of ${values}` }),
};

/** An error of the validator, with the wrong value and the schema around it. */
interface Mistake extends FastifySchemaValidationError {
  readonly data?: unknown;
  readonly parentSchema?: {
    readonly properties?: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>;
    readonly examples?: readonly unknown[];
  };
}

/** The message that names the invalid input with its value, and the rule of its schema. */
export function validationMessage(error: FastifyError): Localized {
  const all = (error.validation ?? []) as readonly Mistake[];
  const [first] = all;
  if (!first) return { it: error.message, en: error.message };
  const place = PLACES[error.validationContext ?? ''] ?? { it: 'Richiesta', en: 'Request' };
  const { params, keyword } = first;
  const name = (keyword === 'required' ? String(params.missingProperty) : first.instancePath.slice(1).replaceAll('/', '.')) || '-';
  const rule = ruleOf(first, all);
  const given = `${name}${wrongValue(first)}`;
  return { it: `${place.it} ${given}: ${rule.it}.`, en: `${place.en} ${given}: ${rule.en}.` };
}

/** Characters of a wrong value that a message repeats. */
const LONGEST_VALUE = 60;

/** The wrong value as it stands after its name; '' for a missing or an empty one, and for lists and objects. */
function wrongValue({ keyword, data }: Mistake): string {
  if (keyword === 'required' || data === '' || data === null || !['string', 'number', 'boolean'].includes(typeof data)) return '';
  const text = String(data);
  return ` = '${text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text}'`;
}

/** An example of a value that a call lacks: the schema of the parameter has one. */
function exampleOf({ params, parentSchema }: Mistake): string | undefined {
  const example = parentSchema?.properties?.[String(params.missingProperty)]?.examples?.[0];
  return example === undefined ? undefined : `${params.missingProperty}=${example}`;
}

function ruleOf(mistake: Mistake, all: readonly Mistake[]): Localized {
  const { keyword, params, instancePath } = mistake;
  if (keyword === 'required') {
    const example = exampleOf(mistake);
    return example === undefined
      ? { it: 'è necessario', en: 'is required' }
      : { it: `è necessario, ad esempio ${example}`, en: `is required, for example ${example}` };
  }
  const [like] = mistake.parentSchema?.examples ?? [];
  if (keyword === 'pattern' && like !== undefined) return { it: `deve avere la forma di '${like}'`, en: `must have the form of '${like}'` };
  // the validator reports a choice of words as one error for each word
  const words = all
    .filter((other) => other.keyword === 'const' && other.instancePath === instancePath)
    .map((other) => other.params.allowedValue);
  const limit = keyword === 'const' ? words : (params.limit ?? params.type ?? params.format ?? params.allowedValues ?? '');
  return RULES[keyword]?.([limit].flat().join(', ')) ?? { it: 'non è un valore ammesso', en: 'is not an allowed value' };
}
