import { delimitedText } from '@territori/traduzione';
import { type DayNumber, dayNumber, type HistoryIndex, type Version } from '@territori/traduzione/storia';

/** The lists with which a visitor tries the page: they are made from the edition in service, so that every code in them is real. */
export const EXAMPLES = ['comuni-2013', 'nomi-2015', 'province-2008', 'difetti'] as const;
export type ExampleId = (typeof EXAMPLES)[number];

export const isExample = (text: string | null): text is ExampleId => EXAMPLES.some((id) => id === text);

interface Example {
  readonly name: string;
  readonly rows: string[][];
}

const exampleDay = (iso: string): DayNumber => dayNumber(iso) as DayNumber;

/** The versions of a level that were in force on a day, in order of code. */
const versionsInForce = (versions: readonly Version[], on: DayNumber): Version[] =>
  versions.filter(({ from, to }) => from <= on && on < to).sort((a, b) => (a.code < b.code ? -1 : 1));

/** The province of a municipality on a day. */
const provinceOf = (index: HistoryIndex, { parent }: Version, on: DayNumber): Version | undefined =>
  parent === null ? undefined : index.uts.at(parent, on);

/** Every municipality of a day: codes without their zeros, as spreadsheets leave them. */
function exampleOfMunicipalities(index: HistoryIndex): Example {
  const on = exampleDay('2013-01-01');
  const rows = versionsInForce(index.comune.versions, on).map((version) => [
    String(Number(version.code)),
    version.name,
    provinceOf(index, version, on)?.plate ?? '',
  ]);
  return { name: 'comuni.csv', rows: [['Codice', 'Comune', 'Sigla'], ...rows] };
}

/** Names in capitals with those of their provinces, without any code: the municipalities of two regions of the north. */
function exampleOfNames(index: HistoryIndex): Example {
  const on = exampleDay('2015-06-01');
  const rows = versionsInForce(index.comune.versions, on).flatMap((version) => {
    const province = provinceOf(index, version, on);
    return province && ['TN', 'BZ', 'BL'].includes(province.plate ?? '')
      ? [[version.name.toUpperCase(), province.italianName.toUpperCase()]]
      : [];
  });
  return { name: 'nomi.csv', rows: [['COMUNE', 'PROVINCIA'], ...rows] };
}

/** The provinces of a day with the number of their municipalities: a figure that adds up. */
function exampleOfProvinces(index: HistoryIndex): Example {
  const on = exampleDay('2008-01-01');
  const members = new Map<number, number>();
  for (const { parent } of versionsInForce(index.comune.versions, on))
    if (parent !== null) members.set(parent, (members.get(parent) ?? 0) + 1);
  const rows = versionsInForce(index.uts.versions, on).map(({ unit, code, name }) => [code, name, String(members.get(unit) ?? 0)]);
  return { name: 'province.csv', rows: [['Codice provincia', 'Provincia', 'Numero di comuni'], ...rows] };
}

/** One province of 2020 with faults that lists have: a typing error, codes of other years, a repeated row, a total. */
function exampleWithFaults(index: HistoryIndex): Example {
  const on = exampleDay('2020-06-01');
  const own = versionsInForce(index.comune.versions, on).filter(({ code }) => code.startsWith('022'));
  const ended = index.comune.versions
    .filter(({ code, to }) => code.startsWith('022') && to > exampleDay('2015-12-01') && to <= exampleDay('2016-01-02'))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .slice(0, 2);
  const codes = new Set(own.map(({ code }) => code));
  const rows = own.map(({ code, name }) => [code, name]);
  const [first] = rows;
  // two digits exchanged make a code that no municipality has
  const mistyped = rows.findIndex(([code = '']) => !index.comune.byCode.has(exchangedDigits(code)) && !codes.has(exchangedDigits(code)));
  const wrong = rows.map(([code = '', name = ''], line) => (line === mistyped ? [exchangedDigits(code), name] : [code, name]));
  return {
    name: 'elenco-da-rivedere.csv',
    rows: [
      ['Codice', 'Comune'],
      ...wrong,
      ...ended.map(({ code, name }) => [code, name]),
      ...(first ? [first] : []),
      ['', `Totale ${own.length + ended.length + 1}`],
    ],
  };
}

/** A code with its fourth and fifth digits exchanged. */
const exchangedDigits = (code: string) => `${code.slice(0, 3)}${code[4]}${code[3]}${code.slice(5)}`;

const EXAMPLE_MAKERS: Readonly<Record<ExampleId, (index: HistoryIndex) => Example>> = {
  'comuni-2013': exampleOfMunicipalities,
  'nomi-2015': exampleOfNames,
  'province-2008': exampleOfProvinces,
  difetti: exampleWithFaults,
};

/** An example as the text of a file. */
export function exampleList(index: HistoryIndex, id: ExampleId): { readonly name: string; readonly text: string } {
  const { name, rows } = EXAMPLE_MAKERS[id](index);
  return { name, text: delimitedText(rows, ';') };
}
