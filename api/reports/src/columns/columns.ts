import type { Column } from '../definition.ts';
import { type MessageKey, message } from '../message.ts';
import type { Fact, Level } from '../valuedFact.ts';
import { type ColumnDetails, codeColumn, dateColumn, ordinalColumn, quantityColumn, textColumn } from './column.ts';

type NameIn<Key> = Key extends `column.${infer Name}` ? Name : never;
/** The names with a label among the texts: `column.PRO_COM_T`. */
type LabelledName = NameIn<MessageKey>;

const textIfAny = (key: string) => (message.has(key) ? message(key as MessageKey) : undefined);

/** The guide and the note among the texts of a name: `column.PRO_COM_T.guide`. */
const textsOf = (name: LabelledName): ColumnDetails => ({
  guide: textIfAny(`column.${name}.guide`),
  note: textIfAny(`column.${name}.note`),
});

/** Columns of a kind whose label, guide and note are the texts of their names. */
const named =
  (kind: typeof codeColumn) =>
  (details: ColumnDetails = {}) =>
  (name: LabelledName): Column =>
    kind(name, message(`column.${name}`), { ...textsOf(name), ...details });

const code = named(codeColumn);
const text = named(textColumn);
const ordinal = named(ordinalColumn);
const quantity = named(quantityColumn);
const date = named(dateColumn);

/** A fact that is known on some days only. */
const valued = (fact: Fact, level?: Level): ColumnDetails => ({ valued: level ? { fact, level } : { fact } });

const nuts = (level: 1 | 2 | 3) => (name: string) =>
  codeColumn(name, message('column.nuts', { level }), {
    ...textsOf('nuts'),
    ...valued('nuts'),
    source: 'Istat, Eurostat',
    link: 'https://ec.europa.eu/eurostat/web/nuts',
  });

const ofCensus = (fact: Fact): ColumnDetails => ({ note: message('size.lastLoadedCensus'), ...valued(fact) });
const ofTerritory = (fact: Fact): ColumnDetails => ({ note: message('territory.knownFromDay'), ...valued(fact) });
const ofAct: ColumnDetails = { note: message('changes.availableOnlyWhere') };

/** A column of a classification of the territory, by the year of the classification. */
const classified = (base: 'ZONE_COST' | 'DEGURBA', year: 2011 | 2021, fact: Fact) => (name: string) =>
  ordinalColumn(name, message(`column.${base}`, { year }), { ...textsOf(base), ...ofTerritory(fact), source: 'Istat, Eurostat' });

/** Gives each column its name. One whose label should be the text of its name does not compile without that text. */
const columnsOf = <Table extends { readonly [Name in keyof Table]: (name: Name & string) => Column }>(table: Table) =>
  Object.fromEntries(Object.entries<(name: never) => Column>(table).map(([name, column]) => [name, column(name as never)])) as {
    readonly [Name in keyof Table]: Column;
  };

/** The columns that reports share, by their names: from the largest unit to the smallest, then sizes and changes. */
export const COLUMNS = columnsOf({
  COD_RIP: ordinal(),
  DEN_RIP: text(),

  COD_NUTS1_2024: nuts(1),
  COD_NUTS2_2024: nuts(2),
  COD_NUTS3_2024: nuts(3),
  COM_NUTS1_2024: nuts(1),
  COM_NUTS2_2024: nuts(2),
  COM_NUTS3_2024: nuts(3),

  COD_REG: code(),
  DEN_REG: text(),
  TIPO_REG: ordinal(valued('tipo', 'regione')),
  DESC_TIPO_REG: text(valued('tipo', 'regione')),
  COD_REG_FISCALE: code(valued('codice_fiscale', 'regione')),
  CC_REG: ordinal(valued('capoluogo_regione', 'comune')),

  COD_PROV_STORICO: code(),
  COD_UTS: code(),
  DEN_UTS: text(),
  TIPO_UTS: ordinal(),
  DESC_TIPO_UTS: text(),
  SIGLA_AUTOMOBILISTICA: code(),
  COD_PROV_FISCALE: code(valued('codice_fiscale', 'uts')),
  CC_UTS: ordinal(valued('capoluogo_uts', 'comune')),

  PRO_COM_T: code(),
  PRO_COM: ordinal(),
  COMUNE: text(),
  COMUNE_IT: text(),
  COMUNE_A: text(),
  COD_CATASTO: code({ source: 'Agenzia delle Entrate, Anpr' }),
  COD_COM_FISCALE: code(valued('codice_fiscale', 'comune')),

  COM_ISO: ordinal(ofTerritory('isolano')),
  COM_LIT: ordinal(ofTerritory('litoraneo')),
  ZONA_ALT: ordinal(ofTerritory('zona_altimetrica')),
  ALT: quantity(ofTerritory('altitudine')),
  ZONE_COST_2011: classified('ZONE_COST', 2011, 'zona_costiera_2011'),
  ZONE_COST_2021: classified('ZONE_COST', 2021, 'zona_costiera_2021'),
  DEGURBA_2011: classified('DEGURBA', 2011, 'urbanizzazione_2011'),
  DEGURBA_2021: classified('DEGURBA', 2021, 'urbanizzazione_2021'),

  N_COM: quantity(),
  POP_LEG: quantity(ofCensus('popolazione_legale')),
  ANNO_CENSIMENTO: ordinal(ofCensus('popolazione_legale')),
  AREA_KMQ: quantity({ mask: '999G999G990D0000', ...ofCensus('area_kmq') }),
  ANNO_AREA: ordinal(ofCensus('area_kmq')),
  POP_RES: quantity(ofCensus('popolazione_residente')),
  ANNO_POP_RES: ordinal(ofCensus('popolazione_residente')),

  ANNO: ordinal(),
  SIGLA_UTS: code(),
  FLAG_ES_SCORPORO: ordinal(),
  COD_VARIAZIONE: code(),
  DESC_COD_VARIAZIONE: text(),
  DATA_INIZIO_AMMINISTRATIVA: date(),
  PROVVEDIMENTO: text(ofAct),
  TESTO_PROVVEDIMENTO: text(ofAct),
  CERTEZZA_REL: text(),
  FLAG_VALIDO: text(),
  COD_DENOMINAZIONE_STORICO: code(),
  DENOMINAZIONE_PREC: text(),
});
