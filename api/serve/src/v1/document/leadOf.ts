import { FIRST_DAY, italianDay } from '@territori/history/dates/day';
import type { Genealogia } from '@territori/wire/v1/genealogia';
import { message } from '../../message.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { italianDayBefore } from './documentMarkup.ts';

/** What the unit is, since when, and how it was called: the description of the page, too. */
export function leadOf({ states, last, language }: DocumentFacts, periods: Genealogia['unita'][number]['periodi']): string {
  const t = message.in(language);
  const { livello, codice, provincia, regione, denominazione } = last.row;
  const what = [
    t(`unitDocument.level.${livello}`),
    provincia &&
      t('unitDocument.inProvince', { name: provincia.sigla ? `${provincia.denominazione} (${provincia.sigla})` : provincia.denominazione }),
    regione && t('unitDocument.inRegion', { name: regione.denominazione }),
    codice && t('unitDocument.withCode', { code: codice }),
  ].filter(Boolean);
  const times = periods.map(({ valido_dal, valido_al }) =>
    valido_al !== null
      ? t('unitDocument.existedFrom', { from: italianDay(valido_dal), lastDay: italianDayBefore(valido_al) })
      : valido_dal === FIRST_DAY
        ? t('unitDocument.alwaysThere', { from: italianDay(valido_dal) })
        : t('unitDocument.inForceFrom', { from: italianDay(valido_dal) }),
  );
  const former = [...new Set(states.map(({ row }) => row.denominazione))].filter((own) => own !== denominazione);
  return [
    `${what.join(', ')}.`,
    ...times,
    ...(former.length > 0 ? [t('unitDocument.formerNames', { names: former.join(', ') })] : []),
  ].join(' ');
}
