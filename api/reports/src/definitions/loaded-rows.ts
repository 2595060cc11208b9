import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { Localized } from '@territori/wire/language';
import type { ReportDefinition } from '../definition.ts';

/** Reports that differ in id and title alone. */
const family = (common: Omit<ReportDefinition, 'id' | 'title'>, titles: Readonly<Record<number, Localized>>): ReportDefinition[] =>
  Object.entries(titles).map(([id, title]) => ({ id: Number(id), title, ...common }));

/** The reports that the model does not compute: they are served from the rows an operator loads, and are not enabled until he does. */
export const loadedRowsReports: readonly ReportDefinition[] = [
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 4,
      from: FIRST_DAY,
      to: '1927-01-11',
      showDate: true,
      missing: {
        it: 'codici e nomi delle ripartizioni geografiche prima del 1948',
        en: 'codes and names of the geographical divisions before 1948',
      },
    },
    {
      42: { it: 'Elenco Ripartizioni geografiche', en: 'List of geographical divisions' },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 4,
      from: '1927-01-12',
      to: '1947-12-31',
      showDate: true,
      missing: {
        it: 'codici e nomi delle ripartizioni geografiche prima del 1948',
        en: 'codes and names of the geographical divisions before 1948',
      },
    },
    {
      43: { it: 'Elenco Ripartizioni geografiche', en: 'List of geographical divisions' },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 5,
      from: FIRST_DAY,
      to: '1927-01-11',
      showDate: true,
      missing: { it: 'i nomi dei compartimenti', en: 'the names of the compartments' },
    },
    {
      44: { it: 'Elenco Compartimenti', en: 'List of compartments' },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 5,
      from: '1927-01-12',
      to: '1947-12-31',
      showDate: true,
      missing: { it: 'i nomi dei compartimenti', en: 'the names of the compartments' },
    },
    {
      46: { it: 'Elenco Compartimenti', en: 'List of compartments' },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 8,
      from: FIRST_DAY,
      to: '1927-01-11',
      showDate: false,
      missing: { it: 'circondari e distretti', en: 'sub-provincial districts' },
    },
    {
      47: { it: 'Elenco Circondari/Distretti', en: 'List of sub-provincial districts' },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 1,
      unit: 1,
      from: '2014-01-01',
      to: OPEN_END,
      showDate: false,
      missing: { it: 'le aree di policy dei comuni', en: 'the policy areas of the municipalities' },
    },
    {
      75: { it: 'Comuni - Aree di policy', en: 'Municipalities - Policy areas' },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 9,
      from: '2001-10-21',
      to: '2011-10-08',
      showDate: false,
      missing: { it: 'i sistemi locali del lavoro del 2001', en: 'the local labour systems of 2001' },
    },
    {
      82: { it: 'Sistemi Locali del Lavoro 2001 - Composizione', en: 'Local labour systems 2001 - Composition' },
      83: { it: 'Sistemi Locali del Lavoro 2001 - Dimensione', en: 'Local labour systems 2001 - Size' },
      85: { it: 'Sistemi Locali del Lavoro 2001 - Caratteristiche', en: 'Local labour systems 2001 - Features' },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 9,
      from: '2011-10-09',
      to: '2021-12-30',
      showDate: false,
      missing: { it: 'i sistemi locali del lavoro del 2011', en: 'the local labour systems of 2011' },
    },
    {
      86: { it: 'Sistemi Locali del Lavoro 2011 - Composizione', en: 'Local labour systems 2011 - Composition' },
      87: { it: 'Sistemi Locali del Lavoro 2011 - Dimensione', en: 'Local labour systems 2011 - Size' },
      88: {
        it: 'Sistemi Locali del Lavoro 2011 - Classificazioni sperimentali',
        en: 'Local labour systems 2011 - Experimental classifications',
      },
      90: { it: 'Sistemi Locali del Lavoro 2011 - Caratteristiche', en: 'Local labour systems 2011 - Features' },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 10,
      from: '2018-01-01',
      to: '2021-12-30',
      showDate: false,
      missing: { it: 'le caratteristiche delle Zone urbane funzionali del 2011', en: 'the features of the functional urban areas of 2011' },
    },
    {
      253: { it: 'Zone urbane funzionali 2011 - Caratteristiche', en: 'Functional urban areas 2011 - Features' },
    },
  ),
  ...family(
    {
      kind: 'PERIODO',
      scope: 1,
      unit: 6,
      from: FIRST_DAY,
      to: OPEN_END,
      showDate: false,
      missing: {
        it: 'il giorno in cui i compartimenti furono soppressi',
        en: 'the day on which compartments were abolished',
      },
    },
    {
      106: {
        it: 'Compartimenti/Regioni soppresse o cedute a Stato estero',
        en: 'Compartments/regions abolished or ceded to a foreign state',
      },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 11,
      from: '2011-10-09',
      to: '2021-12-30',
      showDate: false,
      missing: { it: 'i distretti industriali', en: 'the industrial districts' },
    },
    {
      120: { it: 'Distretti Industriali 2011 - Dimensione', en: 'Industrial districts 2011 - Size' },
      121: { it: 'Distretti Industriali 2011 - Composizione', en: 'Industrial districts 2011 - Composition' },
      122: {
        it: 'Distretti Industriali 2011 - Classificazioni sperimentali',
        en: 'Industrial districts 2011 - Experimental classifications',
      },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 9,
      from: '2021-12-31',
      to: OPEN_END,
      showDate: false,
      missing: { it: 'i sistemi locali del lavoro del 2021', en: 'the local labour systems of 2021' },
    },
    {
      408: { it: 'Sistemi Locali del Lavoro (SLL) 2021 – Composizione', en: 'Local labour systems 2021 – Composition' },
      409: { it: 'Sistemi Locali del Lavoro (SLL) 2021 – Dimensione', en: 'Local labour systems 2021 – Size' },
      411: { it: 'Sistemi Locali del Lavoro (SLL) 2021 – Caratteristiche', en: 'Local labour systems 2021 – Features' },
      441: {
        it: 'Sistemi Locali del Lavoro (SLL) – Confronto Composizione 2011-2021',
        en: 'Local labour systems – Comparison of the 2011 and 2021 compositions',
      },
      444: {
        it: 'Sistemi Locali del Lavoro (SLL) 2021 – Classificazioni e tassonomie',
        en: 'Local labour systems 2021 – Classifications and taxonomies',
      },
    },
  ),
  ...family(
    {
      kind: 'DATA',
      scope: 2,
      unit: 10,
      from: '2021-12-31',
      to: OPEN_END,
      showDate: false,
      missing: { it: 'le caratteristiche delle Zone urbane funzionali del 2021', en: 'the features of the functional urban areas of 2021' },
    },
    {
      415: { it: 'Zone urbane funzionali (FUA) 2021 – Caratteristiche', en: 'Functional urban areas 2021 – Features' },
    },
  ),
  ...family(
    {
      kind: 'ATTUALIZZAZIONE',
      scope: 2,
      unit: 12,
      from: '2006-01-01',
      to: OPEN_END,
      showDate: false,
      missing: { it: 'i codici Nuts dei comuni prima del 2024', en: 'the NUTS codes of the municipalities before 2024' },
    },
    {
      450: {
        it: 'Traslazione Nuts e loro composizione Data inizio – Data fine',
        en: 'Translation of NUTS and their composition, start date – end date',
      },
      451: { it: 'Nuts – Traslazione codici comunali nel periodo', en: 'NUTS – Translation of municipality codes over the period' },
    },
  ),
  ...family(
    {
      kind: 'ATTUALIZZAZIONE',
      scope: 2,
      unit: 9,
      from: '2011-10-09',
      to: OPEN_END,
      showDate: false,
      missing: { it: 'i sistemi locali del lavoro', en: 'the local labour systems' },
    },
    {
      459: {
        it: 'Traslazione Sistemi Locali del Lavoro (SLL) e loro composizione Data inizio – Data fine',
        en: 'Translation of local labour systems and their composition, start date – end date',
      },
      460: {
        it: 'Confronto composizione Sistemi Locali del Lavoro (SLL) a due date',
        en: 'Comparison of the composition of local labour systems at two dates',
      },
      461: {
        it: 'Sll - Traslazione dei codici comunali nel periodo',
        en: 'Local labour systems - Translation of municipality codes over the period',
      },
    },
  ),
];
