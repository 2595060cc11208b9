import type { Language } from '@territori/contract';
import type { Items, RigaVariazione } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { UnitType } from '@territori/report-flow/pick';

/** The unit whose changes are requested, by a present or former code and name. */
export interface AskedUnit {
  readonly type: UnitType;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Selects one form of a unit with several forms. */
  readonly form: string | null;
}

/**
 * The changes of one unit, oldest first. The call finds units by code and name, which several units may have shared:
 * rows of other units are left out.
 */
export function changesQuery(api: Api, language: Language, unit: AskedUnit) {
  return queryOptions({
    queryKey: ['storia', 'variazioni', unit, language],
    queryFn: async ({ signal }) => {
      const [name, parameters] = call(unit);
      const { items } = await api.query<Items<RigaVariazione>>(name, { ...parameters, plang: language }, { signal, silent: true });
      return items.filter((row) => unitId(row, unit.type) === unit.id);
    },
  });
}

function call({ type, code, name, form }: AskedUnit): [query: string, parameters: Readonly<Record<string, string | undefined>>] {
  switch (type) {
    case '1':
      return ['var_get_ua_comuni_lov_rs', { procom: code, com: name }];
    case '2':
      return ['var_get_ua_uts_lov_rs', { coduts: code, uts: name, uts_tipo: form ?? undefined }];
    case '3':
      return ['var_get_ua_reg_lov_rs', { codreg: code, reg: regionName(name), reg_tipo: form ?? undefined }];
  }
}

/**
 * A region's name in the form that the API finds: without a final hyphen and the blanks around it. Inner hyphens stay
 * (`Emilia-Romagna`).
 */
export function regionName(name: string): string {
  return name.replace(/\s*-\s*$/, '').trim();
}

function unitId(row: RigaVariazione, type: UnitType): number | null {
  return { 1: row.id_comune_origine, 2: row.id_uts_origine, 3: row.id_regione_origine }[type];
}
