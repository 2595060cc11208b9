import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import type { Localized } from '../language/language.ts';

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
  minLength: (limit) => ({ it: `deve avere almeno ${limit} caratteri`, en: `must have at least ${limit} characters` }),
  maxLength: (limit) => ({ it: `deve avere al massimo ${limit} caratteri`, en: `must have at most ${limit} characters` }),
  maxItems: (limit) => ({ it: `deve avere al massimo ${limit} elementi`, en: `must have at most ${limit} items` }),
  format: (format) => FORMATS[format] ?? { it: 'non ha la forma prevista', en: 'does not have the expected form' },
  pattern: () => ({ it: 'non ha la forma prevista', en: 'does not have the expected form' }),
  enum: (values) => ({ it: `deve essere uno tra ${values}`, en: `must be one of ${values}` }),
  const: (values) => ({ it: `deve essere uno tra ${values}`, en: `must be one of ${values}` }),
};

/** The message that names the invalid input and the rule of its schema. */
export function validationMessage(error: FastifyError): Localized {
  const [first] = error.validation ?? [];
  if (!first) return { it: error.message, en: error.message };
  const place = PLACES[error.validationContext ?? ''] ?? { it: 'Richiesta', en: 'Request' };
  const { params, keyword } = first;
  const name = (keyword === 'required' ? String(params.missingProperty) : first.instancePath.slice(1).replaceAll('/', '.')) || '-';
  const rule = ruleOf(first, error.validation ?? []);
  return { it: `${place.it} ${name}: ${rule.it}.`, en: `${place.en} ${name}: ${rule.en}.` };
}

function ruleOf({ keyword, params, instancePath }: FastifySchemaValidationError, all: readonly FastifySchemaValidationError[]): Localized {
  if (keyword === 'required') return { it: 'è necessario', en: 'is required' };
  // the validator reports a choice of words as one error for each word
  const words = all
    .filter((other) => other.keyword === 'const' && other.instancePath === instancePath)
    .map((other) => other.params.allowedValue);
  const limit = keyword === 'const' ? words.join(', ') : (params.limit ?? params.type ?? params.format ?? params.allowedValues ?? '');
  return RULES[keyword]?.(String(limit)) ?? { it: 'non è un valore ammesso', en: 'is not an allowed value' };
}
