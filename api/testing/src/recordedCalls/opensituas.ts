import type { Microservizio } from '@territori/wire';
import { expect } from 'vitest';
import type { TestApp } from '../testApp.ts';

type Row = Readonly<Record<string, string | number | null>>;
type UnitKind = 'comune' | 'provincia' | 'regione';

/** A unit as the client keeps it: what a row lacks is None, which it writes into the next address. */
interface Unit {
  readonly code: string;
  readonly name: string;
  readonly tipo: Row[string];
  readonly origine: Row[string];
}

/** Names of queries and columns for each kind of unit. */
const KINDS = {
  comune: { infix: 'comuni', byName: 'com', byCode: 'procom', code: 'pro_com_t', name: 'comune', tipo: '', origine: '' },
  provincia: {
    infix: 'uts',
    byName: 'uts',
    byCode: 'coduts',
    code: 'cod_uts',
    name: 'denominazione_uts',
    tipo: 'tipo uts',
    origine: 'id_uts_origine',
  },
  regione: {
    infix: 'reg',
    byName: 'reg',
    byCode: 'codreg',
    code: 'cod_regione',
    name: 'denominazione regione',
    tipo: 'tipo regione',
    origine: 'id_regione_origine',
  },
} as const satisfies Record<UnitKind, Record<string, string>>;

/** A value in an address as the client writes it. */
const written = (value: Row[string] | undefined): string => (value === null || value === undefined ? 'None' : encodeURIComponent(value));

/** The requests that the command opensituas makes, each from the answer to the one before. Facts of its public code; none of its code. */
export function opensituas(api: TestApp) {
  const headers = {
    accept: 'application/json, text/plain, */*',
    'content-type': 'application/json',
    referer: 'https://situas.istat.it/web/',
    language: 'IT',
  };
  const gateway = async <T = Row>(url: string): Promise<T[]> => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/ShibO2Module/api/Report/ReportByUrl',
      headers,
      payload: JSON.stringify({ url }),
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const { items, resultset } = answer.json();
    return resultset ?? items;
  };

  return {
    catalogue: () => gateway<Microservizio>('get_elenco_microservizi'),

    /** Follows a link of the catalogue, with the dates that the visitor gave in place of its own. */
    async follow(link: string | undefined, dates: Readonly<Record<string, string>> = {}) {
      const { pathname, searchParams } = new URL(link ?? '');
      for (const [name, value] of Object.entries(dates)) if (searchParams.has(name)) searchParams.set(name, value);
      const answer = await api.app.inject({ url: `${pathname}?${searchParams.toString().replaceAll('%2F', '/')}`, headers });
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
      return answer.json();
    },

    /** The units that a name or a code means: those that match it exactly, else all. */
    async units(kind: UnitKind, query: string): Promise<Unit[]> {
      const { infix, byName, byCode, code, name, tipo, origine } = KINDS[kind];
      const parameter = /^\d+$/.test(query) ? byCode : byName;
      const rows = await gateway(`var_get_ua_${infix}_lov_diffusione?${parameter}=${encodeURIComponent(query)}`);
      const units = rows.map((row) => ({
        code: String(row[code]).trim(),
        name: String(row[name]).trim(),
        tipo: row[tipo] ?? null,
        origine: row[origine] ?? null,
      }));
      const once = [...new Map(units.map((unit) => [`${unit.code} ${unit.tipo}`, unit])).values()];
      const wanted = query.toLowerCase();
      const exact = once.filter((unit) => unit.code === wanted || unit.name.toLowerCase() === wanted);
      return exact.length > 0 ? exact : once;
    },

    /** The changes of units, each with its act and the units involved. */
    async history(kind: UnitKind, units: readonly Unit[]) {
      const { infix } = KINDS[kind];
      const found: { readonly row: Row; readonly act: Row[]; readonly involved: Row[] }[] = [];
      for (const unit of units) {
        const [code, name, tipo] = [unit.code, unit.name, unit.tipo].map(written);
        const parameters = {
          comune: `procom=${code}&com=${name}`,
          provincia: `&uts=${name}&coduts=${code}&uts_tipo=${tipo}`,
          regione: `&codreg=${code}&reg=${name}&reg_tipo=${tipo}`,
        }[kind];
        for (const row of await gateway(`var_get_ua_${infix}_lov_rs?${parameters}`)) {
          const change = `mcrvar=${written(row['tipo variazione'] ?? '')}&idprovv=${written(row['identificativo provvedimento'])}`;
          const details = {
            comune: `&idcomuneorig=${written(row.id_comune_origine)}&${change}`,
            provincia: `&id_uts_origine=${written(unit.origine)}&${change}&uts_tipo=${tipo}`,
            regione: `&id_regione_origine=${written(unit.origine)}&${change}&reg_tipo=${tipo}`,
          }[kind];
          found.push({
            row,
            act: await gateway(`var_get_ua_${infix}_lov_rs_dett?${details}`),
            involved: await gateway(`var_get_ua_${infix}_lov_rs_dett_ass?${details}`),
          });
        }
      }
      return found;
    },

    /** The codes of a kind of unit that have a name or a code, each with its validity. */
    async codes(kind: number, query: string): Promise<Row[]> {
      const list = await gateway<{ V: string; RC: string }>(`ricercacodice_criterio_lov?haRuolo&ptipounit=${kind}`);
      const wanted = query.toLowerCase();
      const exact = list.filter(({ V }) =>
        V.toLowerCase()
          .split(' - ')
          .some((part) => part.trim() === wanted),
      );
      const rows: Row[] = [];
      for (const code of new Set(exact.map(({ RC }) => RC)))
        rows.push(...(await gateway(`ricercacodice_criterio_res?haRuolo&ptipounit=${kind}&prc=${code}`)));
      return rows;
    },
  };
}
