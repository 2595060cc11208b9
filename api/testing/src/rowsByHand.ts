/** Whether a day is in the classification of 2024, for the fields that show its codes alone. */
const NUTS = `cross join (select $1::date >= date '2024-01-01' as valore) nuts`;

const sizeOf = (unit: string) => `left join dimensione d on d.unita_id = ${unit}.unita_id and d.validita @> $1::date`;
const numberIn = (unit: string, key: string) =>
  `left join (select ${key}, count(*)::int as comuni from comuni_al($1::date) group by ${key}) n on n.${key} = ${unit}.unita_id`;

const territory = 'left join territorio t on t.unita_id = c.unita_id and t.validita @> $1::date';
const inArea = (condition: string) => `comuni_al($1::date) c
  left join area_urbana area_2011 on area_2011.unita_id = c.unita_id and area_2011.anno = 2011
  left join area_urbana area_2021 on area_2021.unita_id = c.unita_id and area_2021.anno = 2021 where ${condition}`;

const sum = (column: string) => `case when count(d.${column}) = count(*) then sum(d.${column}) end as ${column}`;
const sums = (columns: string, join: string, where: string) => `(
  select ${columns}, count(*)::int as comuni, ${['popolazione_legale', 'area_kmq', 'popolazione_residente'].map(sum).join(', ')}
  from comuni_al($1::date) c ${join} ${sizeOf('c')} where ${where} group by ${columns.replaceAll(/ as \w+/g, '')}) n`;

const sizeOfAreas = (year: number) =>
  sums(
    'a.codice_fua as codice, a.denominazione_fua as denominazione',
    `join area_urbana a on a.unita_id = c.unita_id and a.anno = ${year} and a.codice_fua is not null`,
    'true',
  );

const changes = (condition: string) => `variazione_comune e left join provvedimento a on a.id = e.provvedimento_id where ${condition}`;
const changesOf = (...kinds: string[]) => changes(`e.tipo in ('${kinds.join("', '")}') and e.data between $1::date and $2::date`);
const events = (level: string, condition: string) =>
  `evento_esteso e where e.livello = '${level}' and ${condition} and e.data between $1::date and $2::date`;

/** At its first day a list that is shown without a date has all its rows. */
const dayOfList = (first: string) => `(case when $1::date = date '${first}' then 'infinity' else $1 end)::date`;

const atBoth = (condition: string, joins = '') =>
  `comune_a_due_date t ${joins} where t.dopo @> $1::date and t.quando @> $2::date and ${condition}`;

const areaAt = (alias: string, unit: string, date: string) =>
  `left join area_urbana ${alias} on ${alias}.unita_id = t.${unit} and ${alias}.anno = case when ${date}::date < date '2021-12-31' then 2011 else 2021 end`;

const areas = `${areaAt('area_inizio', 'unita_inizio', '$1')} ${areaAt('area_fine', 'unita_fine', '$2')}`;

/** The former name and code of a municipality, beside what it has at the date, or had last where it is not in force then. */
const formerNames = `(
  select distinct before.unita_id, before.denominazione, before.codice, s.codice as codice_denominazione, u.codice_uts, before.sigla,
         now.codice as codice_corrente, now.denominazione as denominazione_corrente, now.codice_uts as codice_uts_corrente, now.sigla as sigla_corrente
  from (
    select distinct on (unita_id, denominazione, codice) *
    from versione where livello = 'comune' and upper(validita) <= $1::date
    order by unita_id, denominazione, codice, validita desc
  ) before
  join (
    select unita_id, codice, denominazione, codice_uts, sigla from comune_esteso where tratto @> $1::date
    union all
    select f.unita_id, f.codice, c.denominazione, coalesce(u.codice_uts, c.codice_uts), c.sigla
    from (
      select e.*, rank() over (partition by unita_id order by data desc) as last
      from evento e where livello = 'comune' and tipo in ('ES', 'AS') and data <= $1::date
    ) f
    join comune_esteso c on c.versione_id = f.versione_prima_id and upper(c.tratto) = f.data
    join vita_comune v on v.unita_id = f.unita_id and not v.vita @> $1::date
    left join uts_estesa u on u.unita_id = f.uts_id and u.tratto @> f.data
    where f.last = 1
  ) now on now.unita_id = before.unita_id and now.denominazione <> before.denominazione
  left join uts_estesa u on u.unita_id = before.uts_id and u.tratto && before.validita
  left join denominazione_storica s on s.unita_id = before.unita_id and s.denominazione = before.denominazione
) p`;

/** Each code with each name that a municipality has at the second date, or had after the first one and no longer has. */
const translatedNames = `(
  select 'SI' as valido, v.codice, v.denominazione, f.codice as codice_fine, f.denominazione as denominazione_fine,
         f.codice_uts as codice_uts_fine, f.denominazione_uts as denominazione_uts_fine,
         f.codice_regione as codice_regione_fine, f.denominazione_regione as denominazione_regione_fine, null as certezza
  from versione v join comune_esteso f on f.unita_id = v.unita_id and f.tratto @> $2::date
  where v.livello = 'comune' and v.validita @> $2::date and $2::date >= date '1991-01-01'
  union all
  select 'NO', n.codice, n.denominazione, f.codice, f.denominazione, f.codice_uts, f.denominazione_uts, f.codice_regione, f.denominazione_regione, d.certezza
  from (
    select unita_id, codice, denominazione, max(upper(validita)) as fine
    from versione where livello = 'comune' and lower(validita) <= $2::date
    group by unita_id, codice, denominazione having not bool_or(validita @> $2::date)
  ) n
  join destino d on d.partenza = n.unita_id and d.dopo @> $1::date and d.quando @> $2::date
  left join comune_esteso f on f.unita_id = d.unita
  where n.fine > date '1991-01-01' and n.fine > $1::date and (f.unita_id is null or f.tratto @> $2::date)
) t`;

/** What one would write after `from` for the rows of each computed report at its dates `$1` and `$2`. */
export const ROWS_BY_HAND: Readonly<Record<number, string>> = {
  48: 'uts_al($1::date) u',
  49: 'uts_al($1::date) u',
  50: 'comuni_al($1::date) c',
  51: 'comuni_al($1::date) c',
  61: 'comuni_al($1::date) c',
  63: `uts_al($1::date) u ${sizeOf('u')} ${numberIn('u', 'uts_id')}`,
  64: 'uts_al($1::date) u',
  65: `regioni_al($1::date) g ${NUTS}`,
  66: `regioni_al($1::date) g ${sizeOf('g')} ${numberIn('g', 'regione_id')}`,
  68: 'regioni_al($1::date) g',
  69: `ripartizioni_al($1::date) f ${NUTS}`,
  70: `ripartizioni_al($1::date) f ${sizeOf('f')} ${numberIn('f', 'ripartizione_id')}`,
  71: 'ripartizioni_al($1::date) f',
  73: `comuni_al($1::date) c ${territory}`,
  74: `comuni_al($1::date) c ${sizeOf('c')}`,
  76: `comuni_al($1::date) c ${NUTS}`,
  91: inArea('area_2011.codice_fua is not null'),
  92: sizeOfAreas(2011),
  98: changesOf('ES', 'AS'),
  99: atBoth('t.tradotto'),
  100: changesOf('CS', 'PV'),
  102: `uts_al($1::date) u ${NUTS}`,
  103: changesOf('AQ', 'CE', 'AQES', 'CECS'),
  104: changesOf('CD'),
  105: changesOf('RN', 'AP'),
  107: events('regione', "e.tipo = 'CS'"),
  108: events('regione', "e.tipo = 'CD'"),
  112: events('uts', "e.tipo in ('ES', 'AS')"),
  113: events('uts', "(e.tipo = 'CS' or (e.tipo = 'PV' and e.relativa = 'estero'))"),
  114: events('uts', "e.tipo = 'CD'"),
  128: changes(`e.tipo in ('ES', 'AS') and e.assenza @> ${dayOfList('1861-03-17')}`),
  129: changes(`e.data >= date '1991-01-01' and e.data <= ${dayOfList('1991-01-01')}`),
  130: formerNames,
  298: atBoth('t.confrontato'),
  304: translatedNames,
  307: changesOf('AQ', 'CE', 'AQES', 'CECS'),
  413: sizeOfAreas(2021),
  414: inArea('area_2021.codice_city is not null'),
  427: inArea('area_2011.codice_city is not null'),
  446: inArea('area_2021.codice_fua is not null'),
  447: inArea('(area_2011.unita_id is not null or area_2021.unita_id is not null)'),
  448: `comuni_al($1::date) c ${territory} ${NUTS}`,
  449: sums('c.nuts1, c.nuts2, c.nuts3', '', `c.nuts3 is not null and $1::date >= date '2024-01-01'`),
  462: atBoth('t.tradotto and area_inizio.codice_fua is not null', areas),
  463: atBoth('t.confrontato and (area_inizio.codice_fua is not null or area_fine.codice_fua is not null)', areas),
};
