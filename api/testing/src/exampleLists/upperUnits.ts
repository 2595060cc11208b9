import { recordRows } from '../recordRows.ts';

/** A unit above the municipalities. */
export interface UpperUnit {
  readonly code: string;
  readonly name: string;
}

export interface Province extends UpperUnit {
  readonly plate: string;
  readonly region: UpperUnit;
}

/** The provinces of 28/04/2016 to 31/12/2025, each with its region. */
export async function provinces(): Promise<Province[]> {
  return (await recordRows('provinces')).map((row) => ({
    code: row.codice_2_livello ?? '',
    name: row.label_2_livello_it ?? '',
    plate: row.acronimo_2_livello_it ?? '',
    region: { code: row.codice_1_livello ?? '', name: row.label_1_livello_it ?? '' },
  }));
}

/** What figures by region are about: the regions, with the two autonomous provinces in place of Trentino-Alto Adige. */
export async function regionsAsPublished(): Promise<UpperUnit[]> {
  const regions = new Map((await provinces()).map(({ region }) => [region.code, region]));
  return [...regions.values()].flatMap(({ code, name }) =>
    code === '04' ? ['P.A. Bolzano', 'P.A. Trento'].map((part) => ({ code, name: part })) : [{ code, name }],
  );
}
