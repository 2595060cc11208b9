import type { FlowMessageKey } from '../flowMessages.ts';

/** The end of a column's name that says which moment or which unit it is about. */
const VARIANT = /_(REL|CORR|DT_IN|DT_FI)$/;

/** What the codes of a column mean, by code. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, FlowMessageKey>>>> = {
  TIPO_UTS: {
    1: 'codice.provincia',
    2: 'codice.provinciaAutonoma',
    3: 'codice.cittaMetropolitana',
    4: 'codice.liberoConsorzio',
    5: 'codice.nonAmministrativa',
  },
  TIPO_REG: { 1: 'codice.statutoOrdinario', 2: 'codice.statutoSpeciale' },
  CC_REG: { 0: 'codice.no', 1: 'codice.si' },
  CC_UTS: { 0: 'codice.no', 1: 'codice.si' },
  COD_VARIAZIONE: {
    AP: 'codice.AP',
    AQ: 'codice.AQ',
    AQES: 'codice.AQES',
    AS: 'codice.AS',
    CD: 'codice.CD',
    CE: 'codice.CE',
    CECS: 'codice.CECS',
    CS: 'codice.CS',
    ES: 'codice.ES',
    PV: 'codice.PV',
    RN: 'codice.RN',
  },
};

/** The key of the words for a code in a column (`TIPO_UTS` 3 is a metropolitan city); undefined for a value that needs none. */
export function codeMeaning(column: string, value: string): FlowMessageKey | undefined {
  return MEANINGS[column.replace(VARIANT, '')]?.[value];
}

/** True where the values of a column are codes whose meaning is shown beside them. */
export function hasMeanings(column: string): boolean {
  return Object.hasOwn(MEANINGS, column.replace(VARIANT, ''));
}
