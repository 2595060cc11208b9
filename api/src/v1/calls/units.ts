import { Type } from 'typebox';
import { rankUnits } from '../../units/searchUnits.ts';
import { Problem } from '../errors/Problem.ts';
import { jsonLd } from '../linked/jsonLd.ts';
import { turtle } from '../linked/turtle.ts';
import { unitStatements } from '../linked/unitStatements.ts';
import { Always, DayParameter, TextParameter, UnitId } from '../schemas/parameters.ts';
import { Unita } from '../schemas/unita.ts';
import { Livello } from '../schemas/values.ts';
import { withinHistory } from './days.ts';
import { itemCall } from './itemCall.ts';
import { listCall } from './listCall.ts';
import { unknownUnit } from './unknownUnit.ts';
import { upperUnits } from './upperUnit.ts';

/** The values of a parameter that takes several, separated by commas. */
const valuesOf = (list: string): ReadonlySet<string> => new Set(list.split(',').map((value) => value.trim().toUpperCase()));

export const units = listCall({
  path: '/unita',
  name: 'unita',
  tag: 'Unità',
  summary: 'Units in force on a day, or of all times',
  description:
    'Units with their province, region, division and characteristics on a day. `q` finds units by a current or former name, or by the beginning of a code, best first. ' +
    '`sempre=1` in place of `data` gives the units of all times, each in its last state. Several parameters narrow the list together.',
  query: {
    livello: Type.Optional(Livello),
    data: DayParameter('Day on which the units are in force; default today in Europe/Rome', '2025-01-01'),
    sempre: Always,
    q: TextParameter(
      'Current or former name or part of it, beginning of a code, plate, NUTS code; case and accents do not matter',
      'valsamoggia',
    ),
    codice: TextParameter('Istat code, or several separated by commas; for a uts also the statistical code', '022205'),
    codice_catastale: TextParameter('Cadastral code, or several separated by commas', 'L378'),
    sigla: TextParameter('Plate letters of the province, or several separated by commas', 'TN'),
    nuts: TextParameter('NUTS 2024 code of any level, or several separated by commas', 'ITH20'),
    provincia: TextParameter('Province: its code, statistical code, plate or name', 'TN'),
    regione: TextParameter('Region: its code, NUTS code or name', '04'),
  },
  row: Unita,
  examples: [
    {
      title: 'The municipalities of the province of Trento on a day',
      url: '/unita?livello=comune&provincia=TN&data=2009-01-01&per_pagina=2',
    },
    { title: 'A municipality that has ended, by name', url: '/unita?q=crespellano&sempre=1' },
  ],
  days: ({ data, sempre }) => (sempre === '1' ? {} : { data }),
  async find(query, { model, services, edition, today }) {
    const { livello, data, sempre, q } = query;
    if (sempre === '1' && data !== undefined) {
      throw new Problem(
        'parametri_incompatibili',
        { it: 'sempre=1 prende il posto di data: usarne uno solo.', en: 'sempre=1 takes the place of data: use only one of them.' },
        'sempre',
      );
    }
    const day = data === undefined ? today : withinHistory('data', data);
    let states = sempre === '1' ? model.last : model.inForce(day);
    if (q !== undefined) {
      const ranks = new Map((await rankUnits(services.database, edition, q)).map((id, rank) => [id, rank]));
      const rankOf = (id: number) => ranks.get(id) as number;
      states = states.filter(({ row }) => ranks.has(row.id)).sort((a, b) => rankOf(a.row.id) - rankOf(b.row.id));
    }
    const tests: ((row: Unita) => boolean)[] = [];
    if (livello !== undefined) tests.push((row) => row.livello === livello);
    if (query.codice !== undefined) {
      const codes = valuesOf(query.codice);
      tests.push(({ codice, codice_uts }) => codes.has(codice ?? '') || codes.has(codice_uts ?? ''));
    }
    if (query.codice_catastale !== undefined) {
      const codes = valuesOf(query.codice_catastale);
      tests.push(({ codice_catastale }) => codes.has(codice_catastale ?? ''));
    }
    if (query.sigla !== undefined) {
      const plates = valuesOf(query.sigla);
      tests.push(({ sigla, provincia }) => plates.has(sigla ?? provincia?.sigla ?? ''));
    }
    if (query.nuts !== undefined) {
      const codes = valuesOf(query.nuts);
      tests.push(({ nuts1, nuts2, nuts3 }) => [nuts1, nuts2, nuts3].some((code) => codes.has(code ?? '')));
    }
    if (query.provincia !== undefined) {
      const provinces = upperUnits(model, 'uts', 'provincia', query.provincia);
      tests.push((row) => provinces.has(row.livello === 'uts' ? row.id : (row.provincia?.id ?? 0)));
    }
    if (query.regione !== undefined) {
      const regions = upperUnits(model, 'regione', 'regione', query.regione);
      tests.push((row) => regions.has(row.livello === 'regione' ? row.id : (row.regione?.id ?? 0)));
    }
    return states.map(({ row }) => row).filter((row) => tests.every((test) => test(row)));
  },
});

export const unit = itemCall({
  path: '/unita/:id',
  name: 'unita_per_id',
  tag: 'Unità',
  summary: 'A unit in force on a day, or in its last state',
  description: 'With `data`, the unit as it was on that day; 404 when it was not in force then. Without it, the unit in its last state.',
  parts: UnitId,
  query: { data: DayParameter('Day on which the unit is in force; without it the last state', '2025-01-01') },
  answer: Unita,
  examples: [{ title: 'Valsamoggia, founded in 2014', url: '/unita/10370610' }],
  days: ({ data }) => (data === undefined ? {} : { data }),
  writers: {
    jsonld: async (answer, { model, origin }) => jsonLd(await unitStatements(answer, model, origin)),
    turtle: async (answer, { model, origin }) => turtle(await unitStatements(answer, model, origin)),
  },
  find({ id, data }, { model }) {
    const own = model.ofUnit(id);
    const last = own.at(-1);
    if (!last) throw unknownUnit(id);
    if (data === undefined) return last.row;
    const state = model.at(id, withinHistory('data', data));
    if (state) return state.row;
    throw new Problem(
      'unita_inesistente',
      {
        it: `L’unità ${id} (${last.row.denominazione}) non era in vigore il ${data}: lo è stata dal ${own[0]?.from}${last.to ? ` al ${last.to} escluso` : ''}.`,
        en: `The unit ${id} (${last.row.denominazione}) was not in force on ${data}: it was from ${own[0]?.from}${last.to ? ` until ${last.to}, not included` : ''}.`,
      },
      'data',
    );
  },
});
