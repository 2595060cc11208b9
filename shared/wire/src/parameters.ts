import { Type } from 'typebox';

/** Longest text a parameter may have. */
const LONGEST = 300;

export const TextParameter = (description: string, example?: string) =>
  Type.String({ maxLength: LONGEST, description, ...(example === undefined ? {} : { examples: [example] }) });

export const DayParameter = (description: string, example = '2025-01-01') =>
  Type.String({ maxLength: 20, description: `${description}. YYYY-MM-DD, DD-MM-YYYY or DD/MM/YYYY`, examples: [example] });

export const ReportId = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'Id of a report, as in the catalogue',
  examples: [61],
});

export const Language = Type.Optional(
  Type.String({ maxLength: 10, description: 'IT or EN; the header `language` says the same', examples: ['IT'] }),
);

/** Adding it makes the answer cacheable for good, as long as it names the current edition. */
export const EditionParameter = Type.Optional(
  Type.String({
    maxLength: 100,
    description:
      'Name of the edition in use (`GET /api/edizione`): the answer is then `immutable`. To any other name the edition in use answers too, with `no-cache` and an ETag that begins with its name.',
  }),
);

/** Beside the edition it keeps the answers of two versions of the program apart. */
export const VersionParameter = Type.Optional(
  Type.String({
    maxLength: 100,
    description: 'Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: to any other one the answer is `no-cache`',
  }),
);

export const PageNum = Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Page, from 1' });

/** Largest page where a client asks for everything: value lists, updates, files. */
export const WHOLE_LIMIT = 999_999;

export const PageSize = (maximum: number, standard: number) =>
  Type.Integer({ minimum: 1, maximum, default: standard, description: `Rows a page, at most ${maximum}` });
