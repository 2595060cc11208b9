import { expect } from 'vitest';
import type { RecordedCall, Row } from './RecordedCall.ts';
import { BODY_WITHOUT_FILTERS, JSON_HEADERS } from './requestBodies.ts';

/** The schemas by which a PHP library checks its pages: these columns and no others, with these values. */
const COMUNI_ITALIANI_SCHEMAS: Readonly<Record<number, Readonly<Record<string, (value: Row[string]) => boolean>>>> = (() => {
  const whole = (value: Row[string]) => Number.isInteger(value) && Number(value) >= 1;
  const flag = (value: Row[string]) => value === 0 || value === 1;
  const text = (value: Row[string]) => typeof value === 'string' && value !== '';
  const written = (pattern: RegExp) => (value: Row[string]) => pattern.test(String(value));
  const nullOr = (test: (value: Row[string]) => boolean) => (value: Row[string]) => value === null || test(value);
  const division = { COD_RIP: whole, DEN_RIP: text };
  const region = { COD_REG: written(/^\d{2}$/), DEN_REG: text };
  const province = { COD_UTS: written(/^\d{3}$/), DEN_UTS: text, COD_PROV_STORICO: written(/^\d{3}$/), TIPO_UTS: whole };
  const plate = { SIGLA_AUTOMOBILISTICA: written(/^[A-Z]{2}$/) };
  return {
    61: {
      ...division,
      ...region,
      ...province,
      ...plate,
      PRO_COM_T: written(/^\d{6}$/),
      PRO_COM: whole,
      COMUNE: text,
      COMUNE_IT: text,
      COMUNE_A: nullOr(text),
      CC_REG: flag,
      CC_UTS: flag,
      COD_CATASTO: written(/^[A-Z]\d{3}$/),
      COD_COM_FISCALE: nullOr(written(/^0?\d{11}$/)),
      COM_NUTS1_2024: written(/^IT[A-Z]$/),
      COM_NUTS2_2024: written(/^IT[A-Z]\d$/),
      COM_NUTS3_2024: written(/^IT[A-Z]\d[A-Z0-9]$/),
    },
    64: {
      ...division,
      ...region,
      ...province,
      ...plate,
      DESC_TIPO_UTS: text,
      // where no loaded list has it, the service gives null instead of a made-up code
      COD_PROV_FISCALE: nullOr(written(/^\d{11}$/)),
      COD_NUTS3_2024: written(/^IT[A-Z]\d[0-9A-Z]$/),
    },
    68: {
      ...division,
      ...region,
      TIPO_REG: whole,
      DESC_TIPO_REG: text,
      COD_REG_FISCALE: nullOr(written(/^\d{11}$/)),
      COD_NUTS2_2024: nullOr(written(/^IT[A-Z]\d$/)),
    },
    71: { ...division, COD_NUTS1_2024: written(/^IT[A-Z]$/) },
  };
})();

export const comuniItalianiCalls = Object.entries(COMUNI_ITALIANI_SCHEMAS).map(
  ([report, columns]): RecordedCall => ({
    client: 'mlocati/comuni-italiani',
    method: 'POST',
    url: `/ShibO2Module/api/Report/Spool/2025-01-01/${report}?PageNum=1&PageSize=100`,
    headers: { ...JSON_HEADERS, accept: 'application/json, text/plain, */*', 'user-agent': 'mlocati/comuni-italiani Builder' },
    body: BODY_WITHOUT_FILTERS,
    needs(answer) {
      const page = answer.json<{ body: Row[]; totalRows: number }>();
      expect(Object.keys(page).sort()).toEqual(['body', 'colNames', 'formatMasks', 'label', 'totalRows', 'types']);
      expect(page.body).toHaveLength(Math.min(100, page.totalRows));
      for (const row of page.body) {
        expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort());
        for (const [name, test] of Object.entries(columns)) expect(test(row[name] ?? null), `${name} ${row[name]}`).toBe(true);
      }
    },
  }),
);
