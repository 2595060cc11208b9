import { Type } from 'typebox';
import { ReportId, TextParameter } from '../parameters.ts';
import type { Wire } from './blocks.ts';

/** Stands for a missing value in a filter. */
export const BLANK = '$BLANK$';
export type BLANK = typeof BLANK;

/** Filters or sorts in one request, at most. */
const MOST = 50;
const list = (description: string, example: string) =>
  Type.Optional(Type.Array(TextParameter(description), { maxItems: MOST, description, examples: [[example]] }));

/** Body of `POST /api/Report/Spool`; its GET twin takes the same names as repeated query parameters. */
export const SpoolRequest = Type.Object(
  {
    orderFields: list('Columns to sort by, first first', 'COMUNE'),
    orderDirects: list('ASC or DESC for each of orderFields', 'ASC'),
    pFilterFields: list('Columns to filter by', 'DEN_REG'),
    pFilterValues: list(`Value for each of pFilterFields; ${BLANK} for cells without a value`, 'Piemonte'),
    pFilterOperators: list(
      'How each of pFilterFields is compared: EQ equal (also where this list is shorter or absent), IN equal to one of the IN values of the same column, CONTAINS for texts, GE and LE (not less, not more) for numbers and dates',
      'EQ',
    ),
  },
  { title: 'SpoolRequest' },
);
export type SpoolRequest = Wire<typeof SpoolRequest>;

/** Body of `ReportByUrl` and `DownloadByUrl`. */
export const ByUrlRequest = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'Name and parameters of a stored query, `name?parameter=value&...`; never an address that is fetched',
      examples: ['get_elenco_microservizi?p_id_funzione=61'],
    }),
    cloudDataSource: Type.Optional(Type.Boolean({ description: 'Accepted and without effect' })),
  },
  { title: 'ByUrlRequest' },
);
export type ByUrlRequest = Wire<typeof ByUrlRequest>;

/** Body of `POST /api/consultazioni`, which answers 204. */
export const ConsultazioneRequest = Type.Object({ id_funzione: ReportId }, { title: 'ConsultazioneRequest' });
export type ConsultazioneRequest = Wire<typeof ConsultazioneRequest>;
