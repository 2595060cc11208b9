import type { Edition } from '@territori/store/database';
import { type RowSource, readRows, type SelectedColumns } from '@territori/store/database/readRows';
import { italianNamesOf } from '@territori/traduzione/storia';
import type { CodeOfUnit, NameOfUnit, UnitCard } from './UnitNames.ts';
import { UnitSearch } from './UnitSearch.ts';

const CARDS: SelectedColumns<UnitCard> = {
  id: 's.id',
  livello: 's.livello',
  codice: 'coalesce(u.codice_uts, s.codice)',
  denominazione: 's.denominazione',
  denominazioni_precedenti: 's.denominazioni_precedenti',
  altre_denominazioni: 's.altre_denominazioni',
  provincia: 's.provincia',
  validita_da: 's.da',
  validita_a: 's.a',
};
const CARDS_FROM = `
  from scheda_unita s
  left join lateral (select codice_uts from uts_estesa where s.livello = 'uts' and unita_id = s.id order by tratto desc limit 1) u on true`;

interface NameRow {
  readonly unit: number;
  readonly name: string;
  readonly italian: string;
  readonly other: string | null;
  /** First day after the name, null for the last version of a unit, whether or not it has ended. */
  readonly until: string | null;
}
const NAMES: SelectedColumns<NameRow> = {
  unit: 'unita_id',
  name: 'denominazione',
  italian: 'denominazione_it',
  other: 'denominazione_altra',
  until: 'fine',
};
const NAMES_FROM = `
  from (
    select v.unita_id, denominazione, denominazione_it, denominazione_altra,
           case when bool_or(lower(validita) = u.ultima) then null else max(upper(validita)) end as fine
    from versione v join (select unita_id, max(lower(validita)) as ultima from versione group by unita_id) u using (unita_id)
    group by v.unita_id, denominazione, denominazione_it, denominazione_altra
    order by v.unita_id, fine desc nulls first
  ) n`;

interface AliasRow {
  readonly unit: number;
  readonly name: string;
}

const CODES: SelectedColumns<CodeOfUnit> = { unit: 'unita_id', code: 'codice', kind: 'tipo', until: 'fine' };
const CODES_FROM = `
  from (
    select unita_id, codice, tipo, case when bool_or(upper_inf(t)) then null else max(upper(t)) end as fine
    from (
      select unita_id, codice, 'codice' as tipo, validita as t from versione
      union all select unita_id, codice_uts, 'codice', tratto from uts_estesa
      union all select unita_id, codice_catastale, 'codice_catastale', validita from versione
      union all select unita_id, sigla, 'sigla', tratto from uts_estesa
      union all
      select unita_id, case u.livello when 'uts' then nuts3 when 'regione' then nuts2 else nuts1 end, 'nuts', null
      from attributi join unita u on u.id = unita_id where u.livello <> 'comune'
    ) c
    where codice <> '' group by unita_id, codice, tipo order by tipo, codice, unita_id
  ) c`;

/** Each name of a unit once: a last one before a former one, a former one with the last day after it. */
function namesOf(rows: readonly NameRow[], aliases: readonly AliasRow[]): NameOfUnit[] {
  const seen = new Set<string>();
  const names: NameOfUnit[] = [];
  const add = (one: NameOfUnit) => {
    const key = `${one.unit} ${one.name}`;
    if (!seen.has(key)) names.push(one);
    seen.add(key);
  };
  for (const { unit, name, italian, other, until } of rows) {
    const kind = until === null ? 'nome' : 'nome_precedente';
    const either = italianNamesOf({ italianName: italian });
    if (either.length > 1) {
      // no source dates the change from one to the other
      for (const one of either) add({ unit, name: one, kind, until: null });
      continue;
    }
    for (const form of [name, italian, ...(other === null ? [] : [other])]) add({ unit, name: form, kind, until });
  }
  for (const { unit, name } of aliases) add({ unit, name, kind: 'altro_nome', until: null });
  return names;
}

/** The search of an edition's units. */
export async function readUnitSearch(source: RowSource, edition: Edition): Promise<UnitSearch> {
  const cards = await readRows<UnitCard>(source, edition, CARDS, CARDS_FROM);
  const rows = await readRows<NameRow>(source, edition, NAMES, NAMES_FROM);
  const aliases = await readRows<AliasRow>(source, edition, { unit: 'unita_id', name: 'denominazione' }, 'from alias');
  const codes = await readRows<CodeOfUnit>(source, edition, CODES, CODES_FROM);
  const residents = await readRows<{ unit: number; count: number }>(
    source,
    edition,
    { unit: 'unita_id', count: 'popolazione_legale' },
    'from (select distinct on (unita_id) unita_id, popolazione_legale from dimensione where popolazione_legale is not null order by unita_id, validita desc) d',
  );
  return new UnitSearch({
    cards,
    names: namesOf(rows, aliases),
    codes,
    population: new Map(residents.map(({ unit, count }) => [unit, count])),
  });
}
