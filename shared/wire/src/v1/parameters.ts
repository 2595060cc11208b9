import { readLanguages, reference } from '@territori/languages';
import { Type } from 'typebox';

const LONGEST = 300;
/** The largest id that the database can hold. */
export const LARGEST_ID = 2_147_483_647;

export const TextParameter = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST, description, examples: [example] }));

/** A whole number of a call, within limits. */
export const IntegerParameter = (
  description: string,
  limits: { readonly minimum: number; readonly maximum?: number; readonly default?: number },
  example: number,
) => Type.Optional(Type.Integer({ ...limits, description, examples: [example] }));

/** A day of a call. Whether it lies within the history is checked when the call is read. */
export const DayParameter = (description: string, example: string) =>
  Type.Optional(Type.String({ format: 'date', description: reference('day', { of: description }), examples: [example] }));

/** The same for a day that a call requires. */
export const RequiredDay = (description: string, example: string) =>
  Type.String({ format: 'date', description: reference('day', { of: description }), examples: [example] });

export const Always = Type.Optional(
  Type.Union([Type.Literal('1'), Type.Literal('0')], {
    title: 'Sempre',
    description: 'parameters.Always.description',
    examples: ['1'],
  }),
);

export const UnitId = {
  id: Type.Integer({ minimum: 1, maximum: LARGEST_ID, description: 'parameters.UnitId.id', examples: [10370610] }),
};

/** The languages that the portal offers. */
const LANGUAGES = readLanguages(process.env);

/** The parameters of every call. */
export const COMMON = {
  lingua: Type.Optional(
    Type.Union(
      LANGUAGES.map((language) => Type.Literal(language)),
      {
        title: 'Lingua',
        description: 'parameters.common.lingua',
        examples: ['it'],
      },
    ),
  ),
  edizione: Type.Optional(Type.String({ maxLength: 100, description: 'parameters.common.edizione' })),
  versione: Type.Optional(Type.String({ maxLength: 100, description: 'parameters.common.versione' })),
  formato: Type.Optional(Type.String({ maxLength: 20, description: 'parameters.common.formato', examples: ['json'] })),
};

/** The parameters of every call that answers with a list. */
export const OF_LISTS = {
  pagina: IntegerParameter('parameters.ofLists.pagina', { minimum: 1, maximum: 1_000_000, default: 1 }, 1),
  per_pagina: IntegerParameter('parameters.ofLists.per_pagina', { minimum: 1, maximum: 10_000, default: 100 }, 2),
  campi: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'parameters.ofLists.campi',
      examples: ['codice,denominazione'],
    }),
  ),
  ordina: TextParameter('parameters.ofLists.ordina', '-codice'),
  separatore: Type.Optional(
    Type.Union([Type.Literal(';'), Type.Literal(','), Type.Literal('|'), Type.Literal('tab')], {
      title: 'Separatore',
      default: ';',
      description: 'parameters.ofLists.separatore',
      examples: [';'],
    }),
  ),
};
