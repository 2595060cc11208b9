import { useApp } from '@territori/api-testing/testApp';
import { fold } from '@territori/traduzione/storia';
import { type Candidate, Extension, Manifest, Proposal, Results, Suggestions } from '@territori/wire/v1/reconcile';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';

interface Unit {
  readonly id: number;
  readonly denominazione: string;
  readonly provincia: { readonly sigla: string | null } | null;
}

/** A choice that is the same in each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const DAY = '2026-01-01';

/** Names that people write, with the name on the day. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ['Reggio Emilia', "Reggio nell'Emilia"],
  ['reggio calabria', 'Reggio di Calabria'],
  ['S. Giovanni Rotondo', 'San Giovanni Rotondo'],
  ['Roma Capitale', 'Roma'],
  ['Bozen', 'Bolzano/Bozen'],
  ['Meran', 'Merano/Meran'],
  ['Brixen', 'Bressanone/Brixen'],
  ['Bruneck', 'Brunico/Bruneck'],
  ['Sterzing', 'Vipiteno/Sterzing'],
  ['Forli', 'Forlì'],
  ["FORLI'", 'Forlì'],
  ['Comune di Torino', 'Torino'],
  ['Alba (CN)', 'Alba'],
  ['Samone (TN)', 'Samone'],
  ['Castro (LE)', 'Castro'],
  ['Calliano, TN', 'Calliano'],
  ['Monza (MI)', 'Monza'],
  ['Girgenti', 'Agrigento'],
  ['Castrogiovanni', 'Enna'],
  ['Monteleone di Calabria', 'Vibo Valentia'],
];

describe('the reconciliation service', () => {
  const api = useApp('pglite');
  let units: readonly Unit[];
  beforeAll(async () => {
    units = (await api.get(`/api/v1/unita?livello=comune&data=${DAY}&per_pagina=10000`)).json().dati;
  }, 180_000);

  const post = (fields: Record<string, string>, url = '/reconcile') =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  async function ask(texts: readonly string[], more: object = { type: 'comune' }): Promise<Candidate[][]> {
    const queries = Object.fromEntries(
      texts.map((query, place) => [`q${place}`, { query, limit: 5, properties: [{ pid: 'data', v: DAY }], ...more }]),
    );
    const answer = await post({ queries: JSON.stringify(queries) });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const results = answer.json() as Results;
    // the schemas are ours, written after the specification
    expect([...Value.Errors(Results, results)]).toEqual([]);
    return texts.map((_, place) => [...(results[`q${place}`]?.result ?? [])]);
  }

  it('has 200 names of municipalities right in 95 of 100, and matches none wrongly', async () => {
    const next = seeded(41);
    const taken = new Map<string, Set<number>>();
    for (const { id, denominazione } of units)
      for (const form of [denominazione, ...denominazione.split('/')]) taken.set(fold(form), (taken.get(fold(form)) ?? new Set()).add(id));
    const among = <T>(all: readonly T[]) => all[next(all.length)] as T;
    const cases: { written: string; id: number; kind: string }[] = [];
    const add = (kind: string, written: string, id: number) => cases.push({ kind, written, id });
    for (let count = 0; count < 50; count += 1) {
      const unit = among(units);
      // a name that several bear is asked for with its plate
      const several = (taken.get(fold(unit.denominazione))?.size ?? 0) > 1;
      add('name', several ? `${unit.denominazione} (${unit.provincia?.sigla})` : unit.denominazione, unit.id);
    }
    for (let count = 0; count < 40; count += 1) {
      const unit = among(units);
      add('plate', `${unit.denominazione.toUpperCase()} (${unit.provincia?.sigla})`, unit.id);
    }
    while (cases.length < 140) {
      const unit = among(units.filter(({ denominazione }) => denominazione.length > 6 && !denominazione.includes('/')));
      const place = 1 + next(unit.denominazione.length - 2);
      const letters = [...unit.denominazione];
      const kind = next(3);
      if (kind === 0) letters.splice(place, 1);
      else if (kind === 1) letters.splice(place, 1, 'aeiort'[next(6)] as string);
      else letters.splice(place, 0, letters[place] as string);
      const written = letters.join('');
      // a name that another municipality bears is not a misspelling
      if (fold(written) === fold(unit.denominazione) || taken.has(fold(written))) continue;
      add('misspelling', `${written} (${unit.provincia?.sigla})`, unit.id);
    }
    const changes = await formerNames();
    while (cases.length < 180) {
      const [written, id] = among(changes);
      if (!taken.has(fold(written))) add('former', written, id);
    }
    const byName = new Map(units.map(({ id, denominazione }) => [denominazione, id]));
    for (const [written, name] of WRITTEN) {
      const bracket = /(?:\(|, )(\w\w)\)?$/.exec(written)?.[1];
      const own = units.find(({ denominazione, provincia }) => denominazione === name && provincia?.sigla === bracket);
      add('written', written, own?.id ?? (byName.get(name) as number));
    }
    expect(cases).toHaveLength(200);
    const found = await ask(cases.map(({ written }) => written));
    const wrongFirst = cases.filter(({ id }, place) => found[place]?.[0]?.id !== String(id));
    const wrongMatch = cases.filter(({ id }, place) => found[place]?.some((one) => one.match && one.id !== String(id)));
    expect(wrongMatch, JSON.stringify(wrongMatch)).toEqual([]);
    expect(wrongFirst.length, JSON.stringify(wrongFirst)).toBeLessThanOrEqual(10);
    for (const candidates of found) expect(candidates.filter(({ match }) => match).length).toBeLessThanOrEqual(1);
  }, 60_000);

  /** Former names of municipalities that are there today and have another name, with the one unit that bore each. */
  async function formerNames(): Promise<(readonly [string, number])[]> {
    const bearers = new Map<string, Map<number, string>>();
    const now = new Map(units.map((unit) => [unit.id, unit]));
    for (const year of ['1861-03-17', '1880-01-01', '1900-01-01', '1920-01-01', '1936-04-21', '1951-11-04', '1971-10-24']) {
      const { dati } = (await api.get(`/api/v1/unita?livello=comune&data=${year}&per_pagina=10000&campi=id,denominazione`)).json();
      for (const { id, denominazione } of dati as Unit[]) {
        const key = fold(denominazione);
        bearers.set(key, (bearers.get(key) ?? new Map<number, string>()).set(id, denominazione));
      }
    }
    return [...bearers.values()].flatMap((own) => {
      const [entry, ...others] = [...own];
      return entry && others.length === 0 && now.has(entry[0]) && fold(now.get(entry[0])?.denominazione ?? '') !== fold(entry[1])
        ? [[entry[1], entry[0]] as const]
        : [];
    });
  }

  it('is certain of a name or code only when one unit has it on the day', async () => {
    const [samone, samoneTn, milano] = await ask(['Samone', 'Samone (TN)', 'Milano']);
    expect(samone?.map(({ match }) => match)).not.toContain(true);
    expect(samoneTn?.[0]).toMatchObject({ match: true, score: 100 });
    expect(milano?.[0]).toMatchObject({ match: true });
    // a municipality and a province
    const [untyped] = await ask(['Milano'], {});
    expect(untyped?.slice(0, 2).map(({ type, match }) => [type[0]?.id, match])).toEqual([
      ['comune', false],
      ['uts', false],
    ]);
    const [code, short] = await ask(['015146', '15146']);
    expect([code?.[0], short?.[0]]).toMatchObject([
      { name: 'Milano', match: true },
      { name: 'Milano', match: false },
    ]);
  });

  it('asks for the day, the province and the region by properties', async () => {
    const on = (v: unknown, query = '030110') => ask([query], { type: 'comune', properties: [{ pid: 'data', v }] });
    expect((await on('1966-01-01'))[0]?.[0]).toMatchObject({ match: true });
    expect((await on('1966-01-01'))[0]?.[0]?.id).not.toBe((await on('2026-01-01'))[0]?.[0]?.id);
    // without a day that can be read nothing is certain
    expect((await on('ieri'))[0]?.map(({ match }) => match)).not.toContain(true);
    const [trento] = await ask(['Samone'], {
      type: ['comune'],
      properties: [
        { pid: 'provincia', v: { id: 'x', name: 'Trento' } },
        { pid: 'data', v: '2010-01-01' },
      ],
    });
    expect(trento?.[0]).toMatchObject({ match: true });
    expect(trento?.[0]?.description).toContain('TN');
    const [region] = await ask(['Samone'], { type: 'comune', properties: [{ pid: 'regione', v: 'Piemonte' }] });
    expect(region?.[0]?.description).toContain('TO');
  });

  it('answers by GET and POST, at both addresses, with its manifest', async () => {
    const manifest = (await api.get('/reconcile')).json() as Manifest;
    expect([...Value.Errors(Manifest, manifest)]).toEqual([]);
    expect(manifest.versions).toContain('0.2');
    expect((await api.get('/api/v1/reconcile')).json()).toEqual(manifest);
    const queries = JSON.stringify({ q0: { query: 'Valsamoggia', type: 'comune' } });
    const [long, short] = await Promise.all(
      ['/api/v1/reconcile', '/reconcile'].map((url) => api.get(`${url}?queries=${encodeURIComponent(queries)}`)),
    );
    expect(short?.json()).toEqual(long?.json());
    expect((await post({ queries })).json()).toEqual(long?.json());
    expect((await post({ queries }, '/api/v1/reconcile')).json()).toEqual(long?.json());
    const crossing = await api.get('/reconcile', { origin: 'https://openrefine.example' });
    expect(crossing.headers['access-control-allow-origin']).toBe('*');
    // only here is a body a form
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const elsewhere = await api.app.inject({ method: 'POST', url: '/api/v1/traduzioni', headers: form, payload: 'a=b' });
    expect(elsewhere.statusCode).toBe(415);
  });

  it.each(['{', '[]', '"a"', '{"q0": 1}'])('refuses queries that are %s', async (queries) => {
    expect((await post({ queries })).statusCode).toBe(400);
  });

  it('suggests, previews and extends', async () => {
    for (const [what, prefix, id] of [
      ['entity', 'valsam', '10370610'],
      ['property', 'prov', 'provincia'],
      ['type', 'com', 'comune'],
    ]) {
      const answer = (await api.get(`/reconcile/suggest/${what}?prefix=${prefix}`)).json() as Suggestions;
      expect([...Value.Errors(Suggestions, answer)]).toEqual([]);
      expect(answer.result[0]?.id).toBe(id);
    }
    const page = await api.get('/reconcile/preview?id=10370610');
    expect([page.headers['content-type'], page.body]).toEqual(['text/html; charset=utf-8', expect.stringContaining('Valsamoggia')]);
    const proposal = (await api.get('/reconcile/extend/propose?type=comune')).json() as Proposal;
    expect([...Value.Errors(Proposal, proposal)]).toEqual([]);
    const { id: crespellano, codice } = (await api.get('/api/v1/unita?q=crespellano&sempre=1&livello=comune')).json().dati[0];
    const extend = {
      ids: [String(crespellano), '10370610', '7'],
      properties: [
        ...proposal.properties.map(({ id }) => ({ id })),
        { id: 'codice', settings: { data: '2010-01-01' } },
        { id: 'successore', settings: { al: '2025-01-01' } },
      ],
    };
    const answer = (await post({ extend: JSON.stringify(extend) })).json() as Extension;
    expect([...Value.Errors(Extension, answer)]).toEqual([]);
    expect(answer.rows[crespellano]).toMatchObject({ codice: [{ str: codice }], successore: [{ id: '10370610', name: 'Valsamoggia' }] });
    // the pattern of the specification, which takes no day alone
    expect(answer.rows['10370610']?.valido_dal).toEqual([{ date: '2014-01-01T00:00:00Z' }]);
    expect(answer.rows['10370610']?.codice).toEqual([]);
    expect(answer.rows['7']?.codice).toEqual([]);
  });

  it.each([
    ['a text that is not JSON', { extend: '{' }, 'deve essere un oggetto JSON'],
    [
      'a property that does not exist',
      { extend: '{"ids":["10370610"],"properties":[{"id":"abitanti"}]}' },
      "la proprietà 'abitanti', che non esiste",
    ],
    [
      'the name of a member of every object',
      { extend: '{"ids":["10370610"],"properties":[{"id":"toString"}]}' },
      "la proprietà 'toString', che non esiste",
    ],
    [
      'a day that does not exist',
      { extend: '{"ids":["10370610"],"properties":[{"id":"codice","settings":{"data":"2025-02-30"}}]}' },
      "il giorno '2025-02-30'",
    ],
    ['a query that is not an object', { queries: '{"q0":"Roma"}' }, 'una richiesta che non è un oggetto'],
  ])('refuses %s', async (_, fields, reason) => {
    const answer = await post(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ codice: 'parametro_non_valido', detail: expect.stringContaining(reason) });
  });
});
