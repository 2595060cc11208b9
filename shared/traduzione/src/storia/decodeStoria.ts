import { dayNumber, OPEN } from './dayNumber.ts';
import { sums } from './differences.ts';
import { decodePassages } from './passageColumns.ts';
import type { Fact, Storia, Version } from './Storia.ts';
import { firstProvinceOf, firstUnitOf, type MunicipalColumns, type StoriaFile, type UpperRow } from './StoriaFile.ts';

/** The content is not what `encodeStoria` makes. */
export class BadStoriaError extends Error {
  override readonly name = 'BadStoriaError';
}

/** Each cadastral code stands once a unit, at the first version that has it. */
function decodedCadastralCodes(units: readonly number[], from: readonly number[], list: readonly string[]): (string | null)[] {
  const codes: (string | null)[] = list.map((code) => (code === '-' || code === '' ? null : code));
  const last = new Map<number, string | null>();
  // the other way round first: nearly all units have one code, and then no order is needed
  const open = new Map<number, number[]>();
  for (let row = 0; row < units.length; row += 1) {
    const rows = open.get(units[row] as number);
    if (rows) rows.push(row);
    else open.set(units[row] as number, [row]);
  }
  for (const [unit, rows] of open) {
    if (rows.length > 1) rows.sort((a, b) => (from[a] as number) - (from[b] as number));
    for (const row of rows) {
      if (list[row] === '') codes[row] = last.get(unit) ?? null;
      else last.set(unit, codes[row] ?? null);
    }
  }
  return codes;
}

function decodedMunicipalVersions(columns: MunicipalColumns, days: readonly number[]): Version[] {
  const codes = sums(columns.codice).map((code) => (code < 0 ? '' : String(code).padStart(6, '0')));
  const units = columns.unita.map((unit, row) => unit || firstUnitOf(codes[row] as string));
  const names = columns.nomi.split('\n');
  const cadastral = decodedCadastralCodes(units, columns.dal, columns.catastale.split(','));
  const parts = new Map<number, [number, number]>();
  let other = -1;
  for (let place = 0; place < columns.altra.length; place += 3) {
    other += columns.altra[place] as number;
    parts.set(other, [columns.altra[place + 1] as number, columns.altra[place + 2] as number]);
  }
  let next = 0;
  return codes.map((code, row) => {
    const used = columns.nome[row] as number;
    const name = names[used === 0 ? next++ : used - 1] ?? '';
    const end = columns.al[row] as number;
    const province = columns.provincia[row] as number;
    const [italian, foreign] = parts.get(row) ?? [];
    return {
      unit: units[row] as number,
      code,
      name,
      italianName: italian === undefined ? name : name.slice(0, italian),
      otherName: foreign === undefined ? null : name.slice(foreign),
      from: days[columns.dal[row] as number] as number,
      to: end === 0 ? OPEN : (days[end === 1 ? (columns.dal[row + 1] as number) : end - 2] as number),
      cadastral: cadastral[row] ?? null,
      parent: province === -1 ? null : province || firstProvinceOf(code),
      plate: null,
      utsCode: null,
      nuts: null,
    };
  });
}

const decodedUpperVersions = (rows: readonly UpperRow[], days: readonly number[]): Version[] =>
  rows.map(([unit, code, name, italianName, otherName, from, to, parent, plate, utsCode, nuts]) => ({
    unit,
    code,
    name,
    italianName,
    otherName,
    from: days[from] as number,
    to: to === null ? OPEN : (days[to] as number),
    cadastral: null,
    parent,
    plate,
    utsCode,
    nuts,
  }));

/** The history that `storia.json` holds. Throws BadStoriaError for a file of another format. */
export function decodeStoria(file: StoriaFile): Storia {
  const updatedTo = dayNumber(file?.aggiornata_al ?? '');
  if (file?.formato !== 1 || updatedTo === undefined) throw new BadStoriaError('This is not a storia.json of format 1');
  const days = sums(file.giorni);
  const { fatti } = file;
  const shared = { days, kinds: file.tipi, acts: file.atti };
  const facts = sums(fatti.unita).map((unit, row): Fact => {
    const act = fatti.atto[row] as number;
    return {
      unit,
      day: days[fatti.giorno[row] as number] as number,
      kind: file.tipi[fatti.tipo[row] as number] as string,
      act: act === 0 ? null : (file.atti[act - 1] as string),
    };
  });
  return {
    edition: file.edizione,
    updatedTo,
    licence: file.licenza,
    versions: {
      comune: decodedMunicipalVersions(file.comuni, days),
      uts: decodedUpperVersions(file.uts, days),
      regione: decodedUpperVersions(file.regioni, days),
    },
    passages: {
      comune: decodePassages(file.passaggi, shared),
      uts: decodePassages(file.passaggi_uts, shared),
      regione: decodePassages(file.passaggi_regioni, shared),
    },
    facts,
  };
}
