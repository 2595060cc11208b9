import type { Localized } from '@territori/languages';
import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import { message } from '../message.ts';

/** The text of a word of the validator: a part of the call, a JSON type or a format. Undefined where it has none. */
function textOf(kind: 'places' | 'types' | 'formats', word: string): Localized | undefined {
  const key = `validationMessage.${kind}.${word}`;
  return message.has(key) ? message(key) : undefined;
}

const RULES: Record<string, (limit: string) => Localized> = {
  type: (type) => message('validationMessage.rules.type', { type: textOf('types', type) ?? type }),
  minimum: (limit) => message('validationMessage.rules.minimum', { limit }),
  maximum: (limit) => message('validationMessage.rules.maximum', { limit }),
  minLength: (limit) =>
    limit === '1' ? message('validationMessage.rules.minLength') : message('validationMessage.rules.minLength.mustHaveAt', { limit }),
  maxLength: (limit) => message('validationMessage.rules.maxLength', { limit }),
  minItems: (limit) =>
    limit === '1' ? message('validationMessage.rules.minItems') : message('validationMessage.rules.minItems.mustHaveAt', { limit }),
  maxItems: (limit) => message('validationMessage.rules.maxItems', { limit }),
  format: (format) => textOf('formats', format) ?? message('validationMessage.rules.format'),
  pattern: () => message('validationMessage.rules.pattern'),
  enum: (values) => message('validationMessage.rules.enum', { values }),
  const: (values) => message('validationMessage.rules.const', { values }),
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
  if (!first) return { it: error.message };
  const place = textOf('places', error.validationContext ?? '') ?? message('validationMessage.request');
  const { params, keyword } = first;
  const name = (keyword === 'required' ? String(params.missingProperty) : first.instancePath.slice(1).replaceAll('/', '.')) || '-';
  const rule = ruleOf(first, all);
  const given = `${name}${wrongValue(first)}`;
  return message('validationMessage.text', { place, given, rule });
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
    return example === undefined ? message('validationMessage.required') : message('validationMessage.requiredForExample', { example });
  }
  const [like] = mistake.parentSchema?.examples ?? [];
  if (keyword === 'pattern' && like !== undefined) return message('validationMessage.mustHaveForm', { like: String(like) });
  // the validator reports a choice of words as one error for each word
  const words = all
    .filter((other) => other.keyword === 'const' && other.instancePath === instancePath)
    .map((other) => other.params.allowedValue);
  const limit = keyword === 'const' ? words : (params.limit ?? params.type ?? params.format ?? params.allowedValues ?? '');
  return RULES[keyword]?.([limit].flat().join(', ')) ?? message('validationMessage.notAllowedValue');
}
