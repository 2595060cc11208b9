import { isoDay, OPEN } from './dayNumber.ts';
import { differences } from './differences.ts';
import { inOrder } from './inOrder.ts';
import { encodePassages } from './passageColumns.ts';
import type { Storia, Version } from './Storia.ts';
import { firstProvinceOf, firstUnitOf, type MunicipalColumns, type StoriaFile, type UpperRow } from './StoriaFile.ts';

/** Gives each different value its place, in the order of first use. */
class Places<T> {
  readonly values: T[] = [];
  readonly #places = new Map<T, number>();

  of(value: T): number {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    this.#places.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Where the two languages stand in the official name; undefined when the name is not put together of both. */
function partsOf({ name, italianName, otherName }: Version): [number, number] | undefined {
  if (otherName === null || !name.startsWith(italianName) || !name.endsWith(otherName)) return undefined;
  return [italianName.length, name.length - otherName.length];
}

/** The file keeps the two parts of a bilingual name. A name that is not made of both parts is replaced by both with a slash. */
const withParts = (version: Version): Version =>
  version.otherName === null || partsOf(version) ? version : { ...version, name: `${version.italianName}/${version.otherName}` };

function municipalColumns(versions: readonly Version[], placeOf: (day: number) => number): MunicipalColumns {
  const rows = versions.map(withParts).sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.from - b.from));
  const names = new Places<string>();
  const cadastral = new Map<number, string | null>();
  const inTime = [...rows].sort((a, b) => a.from - b.from);
  const changed = new Map<Version, string>();
  for (const row of inTime) {
    changed.set(row, cadastral.get(row.unit) === row.cadastral ? '' : (row.cadastral ?? '-'));
    cadastral.set(row.unit, row.cadastral);
  }
  let lastOther = -1;
  return {
    codice: differences(rows.map(({ code }) => (code === '' ? -1 : Number(code)))),
    unita: rows.map(({ unit, code }) => (unit === firstUnitOf(code) ? 0 : unit)),
    dal: rows.map(({ from }) => placeOf(from)),
    al: rows.map(({ to }, index) => (to === OPEN ? 0 : to === rows[index + 1]?.from ? 1 : placeOf(to) + 2)),
    nome: rows.map(({ name }) => {
      const before = names.values.length;
      const place = names.of(name);
      return place === before ? 0 : place + 1;
    }),
    nomi: names.values.join('\n'),
    altra: rows.flatMap((row, index) => {
      const parts = partsOf(row);
      if (!parts) return [];
      const distance = index - lastOther;
      lastOther = index;
      return [distance, ...parts];
    }),
    catastale: rows.map((row) => changed.get(row)).join(','),
    provincia: rows.map(({ parent, code }) => (parent === null ? -1 : parent === firstProvinceOf(code) ? 0 : parent)),
  };
}

const upperRows = (versions: readonly Version[], placeOf: (day: number) => number): UpperRow[] =>
  versions.map((row) => [
    row.unit,
    row.code,
    row.name,
    row.italianName,
    row.otherName,
    placeOf(row.from),
    row.to === OPEN ? null : placeOf(row.to),
    row.parent,
    row.plate,
    row.utsCode,
    row.nuts,
  ]);

/** The content of `storia.json`. The same history gives the same bytes; the order of its rows makes no difference. */
export function encodeStoria({ edition, updatedTo, licence, versions, passages, facts }: Storia): StoriaFile {
  const all = [...versions.comune, ...versions.uts, ...versions.regione];
  const days = [
    ...new Set([
      ...all.flatMap(({ from, to }) => [from, to]),
      ...[...passages.comune, ...passages.uts, ...passages.regione].map(({ day }) => day),
      ...facts.map(({ day }) => day),
    ]),
  ]
    .filter((day) => day !== OPEN)
    .sort((a, b) => a - b);
  const places = new Map(days.map((day, place) => [day, place]));
  const placeOf = (day: number): number => places.get(day) as number;
  const kinds = new Places<string>();
  const acts = new Places<string>();
  const shared = { dayOf: placeOf, kindOf: (kind: string) => kinds.of(kind), actOf: (act: string) => acts.of(act) };
  const orderedFacts = [...facts].sort(
    (a, b) => a.unit - b.unit || a.day - b.day || inOrder(a.kind, b.kind) || inOrder(a.act ?? '', b.act ?? ''),
  );
  const upper = (rows: readonly Version[]) =>
    upperRows(
      [...rows].sort((a, b) => a.unit - b.unit || a.from - b.from),
      placeOf,
    );
  return {
    formato: 1,
    edizione: edition,
    aggiornata_al: isoDay(updatedTo),
    licenza: licence,
    giorni: differences(days),
    comuni: municipalColumns(versions.comune, placeOf),
    uts: upper(versions.uts),
    regioni: upper(versions.regione),
    passaggi: encodePassages(passages.comune, shared),
    passaggi_uts: encodePassages(passages.uts, shared),
    passaggi_regioni: encodePassages(passages.regione, shared),
    fatti: {
      unita: differences(orderedFacts.map(({ unit }) => unit)),
      giorno: orderedFacts.map(({ day }) => placeOf(day)),
      tipo: orderedFacts.map(({ kind }) => kinds.of(kind)),
      atto: orderedFacts.map(({ act }) => (act === null ? 0 : acts.of(act) + 1)),
    },
    tipi: kinds.values,
    atti: acts.values,
  };
}
