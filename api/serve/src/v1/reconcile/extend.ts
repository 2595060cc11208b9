import type { State } from '@territori/edition/EditionModel';
import { type Day, parseDay } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import { dayNumber, type HistoryIndex, type Level } from '@territori/traduzione/storia';
import type { Extension, Proposal } from '@territori/wire/v1/reconcile';
import { message } from '../../message.ts';
import type { CallContext } from '../calls/Call.ts';
import { MATCHED_LEVELS } from './Matcher.ts';
import { isObject, refusedField, textField } from './requestFields.ts';
import { isProperty, PROPERTIES, type Property, propertyEntry, typeEntry } from './typesAndProperties.ts';

/** Units of one call, at most. */
const MOST_IDS = 1000;

/** The properties of a type. */
export function propose(type: string, limit: number | undefined, { language }: Pick<CallContext, 'language'>): Proposal {
  const all = PROPERTIES.filter(
    (id) =>
      type === 'comune' ||
      (id !== 'codice_catastale' && id !== 'provincia' && !(type === 'regione' && (id === 'regione' || id === 'sigla'))),
  );
  const properties = all.slice(0, limit).map((id) => propertyEntry(id, language));
  return { type, ...(limit !== undefined && { limit }), properties };
}

/** Values of properties of units, each on the day of its settings. */
export async function extend(request: Record<string, unknown>, context: CallContext): Promise<Extension> {
  const { ids, properties } = request;
  if (!Array.isArray(ids) || !Array.isArray(properties)) throw refusedField('extend', message('reconcile.extend.lacks'));
  if (ids.length > MOST_IDS) throw refusedField('extend', message('reconcile.extend.tooMany', { most: MOST_IDS }));
  const asked = properties.slice(0, 50).map((property) => {
    const id = isObject(property) ? String(property.id) : '';
    if (!isProperty(id)) {
      const all = PROPERTIES.join(', ');
      throw refusedField('extend', message('reconcile.extend.unknownProperty', { id: String(id), all }));
    }
    const settings = isObject(property) && isObject(property.settings) ? property.settings : {};
    return { id, data: dayOfSetting(settings.data), al: dayOfSetting(settings.al) };
  });
  const index = await context.model.history();
  const rows: Record<string, Record<string, Extension['rows'][string][string]>> = {};
  for (const [place, id] of ids.entries()) {
    if (place % 100 === 99) await new Promise(setImmediate);
    const unit = Number(id);
    rows[String(id)] = Object.fromEntries(
      asked.map(({ id: property, data, al }) => {
        const state = data === undefined ? context.model.ofUnit(unit).at(-1) : context.model.at(unit, data);
        return [property, state ? propertyCells(property, state, data, al ?? context.today, index, context) : []];
      }),
    );
  }
  const { language } = context;
  const meta = asked.map(({ id }) => ({
    ...propertyEntry(id, language),
    ...(id === 'provincia' && { type: typeEntry('uts', language) }),
    ...(id === 'regione' && { type: typeEntry('regione', language) }),
  }));
  return { meta, rows };
}

/** The day of a setting; undefined where it is left out. Throws Problem where the text is not a day. */
function dayOfSetting(value: unknown): Day | undefined {
  const text = textField(value);
  if (text === undefined) return undefined;
  const day = parseDay(text);
  if (day === null) throw refusedField('extend', message('reconcile.extend.notADay', { text }));
  return day;
}

function propertyCells(
  property: Property,
  { row, from, to }: State,
  data: Day | undefined,
  al: Day,
  index: HistoryIndex,
  context: CallContext,
): Extension['rows'][string][string] {
  const text = (value: string | null | undefined) => (value === null || value === undefined ? [] : [{ str: value }]);
  const unit = (value: { id: number; denominazione: string } | null) =>
    value === null ? [] : [{ id: String(value.id), name: value.denominazione }];
  switch (property) {
    case 'codice':
    case 'denominazione':
    case 'codice_catastale':
      return text(row[property]);
    case 'sigla':
      return text(row.sigla ?? row.provincia?.sigla);
    case 'provincia':
    case 'regione':
      return unit(row[property]);
    case 'valido_dal':
      return [momentCell(row.valido_dal)];
    case 'valido_al':
      return row.valido_al === null ? [] : [momentCell(row.valido_al)];
    case 'successore': {
      const level = row.livello as Level;
      if (!MATCHED_LEVELS.includes(level)) return [];
      // a day of the state: the one asked for, else the last one of a unit that has ended
      const day = data ?? (to === null ? (al > from ? al : from) : dayBefore(to));
      const { targets } = index.succession[level].flow(row.id, dayNumber(day) as number, dayNumber(al) as number);
      return [...targets.keys()].sort((a, b) => a - b).flatMap((id) => unit(context.model.at(id, al)?.row ?? null));
    }
  }
}

/** A day as the specification writes a date: a moment, without which OpenRefine reads a text. */
const momentCell = (day: string) => ({ date: `${day}T00:00:00Z` });
