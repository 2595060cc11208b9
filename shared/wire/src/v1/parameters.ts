import { Type } from 'typebox';

const LONGEST = 300;
/** The largest id that the database can hold. */
export const LARGEST_ID = 2_147_483_647;

export const TextParameter = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST, description, examples: [example] }));

/** A day of a call. Whether it lies within the history is checked when the call is read. */
export const DayParameter = (description: string, example: string) =>
  Type.Optional(Type.String({ format: 'date', description: `${description}, YYYY-MM-DD`, examples: [example] }));

/** The same for a day that a call requires. */
export const RequiredDay = (description: string, example: string) =>
  Type.String({ format: 'date', description: `${description}, YYYY-MM-DD`, examples: [example] });

export const Always = Type.Optional(
  Type.Union([Type.Literal('1'), Type.Literal('0')], {
    title: 'Sempre',
    description: '1 in place of `data`: the units of all times, each in its last state; `q` then also finds units that ended',
    examples: ['1'],
  }),
);

export const UnitId = {
  id: Type.Integer({
    minimum: 1,
    maximum: LARGEST_ID,
    description: 'Permanent number of the unit, from `GET /api/v1/unita`',
    examples: [10370610],
  }),
};

/** The parameters of every call. */
export const COMMON = {
  lingua: Type.Optional(
    Type.Union([Type.Literal('it'), Type.Literal('en')], {
      title: 'Lingua',
      description: 'Language of texts; without it `Accept-Language` decides',
      examples: ['it'],
    }),
  ),
  edizione: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition is 410 or 404',
    }),
  ),
  formato: Type.Optional(
    Type.String({ maxLength: 20, description: 'Format of the answer: it prevails over `Accept`', examples: ['json'] }),
  ),
};

/** The parameters of every call that answers with a list. */
export const OF_LISTS = {
  pagina: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      default: 1,
      description: 'Page of a JSON answer, from 1; other formats are whole',
      examples: [1],
    }),
  ),
  per_pagina: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 10_000,
      default: 100,
      description: 'Rows a page of a JSON answer; other formats are whole',
      examples: [2],
    }),
  ),
  campi: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'Fields to answer with, separated by commas, in this order; also columns of the CSV',
      examples: ['codice,denominazione'],
    }),
  ),
  ordina: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'Fields to sort by, separated by commas; a hyphen before a field sorts downwards',
      examples: ['-codice'],
    }),
  ),
  separatore: Type.Optional(
    Type.Union([Type.Literal(';'), Type.Literal(','), Type.Literal('|'), Type.Literal('tab')], {
      title: 'Separatore',
      default: ';',
      description: 'Separator of a CSV',
      examples: [';'],
    }),
  ),
};
