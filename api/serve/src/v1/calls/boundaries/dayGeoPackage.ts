import { columnsOfRows } from '@territori/edition/archive/Column';
import type { ColumnKind } from '@territori/edition/fields/Field';
import { italianDay } from '@territori/history/dates/day';
import type { Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import type { AboutDayBoundaries } from '@territori/wire/v1/confini';
import { Feature, type OgcProperties } from '@territori/wire/v1/ogc';
import { message } from '../../../message.ts';
import { type ColumnType, geoPackage } from '../../formats/geoPackage.ts';
import type { DrawnUnit } from '../../ogc/DrawnUnit.ts';
import { featureOf } from '../../ogc/featureOf.ts';
import type { LayerOfDay } from '../../ogc/LayerOfDay.ts';
import type { CallContext } from '../Call.ts';

/** The columns that hold days: the schema says that they are texts. */
const DAYS: ReadonlySet<string> = new Set<keyof OgcProperties>(['data', 'valido_dal', 'valido_al', 'confine_data']);

const columnType = (name: string, kind: ColumnKind): ColumnType => {
  if (kind === 'boolean') return 'BOOLEAN';
  return DAYS.has(name) ? 'DATE' : 'TEXT';
};

/** The properties of a unit as columns, in the order of the GeoJSON. */
const COLUMNS = Object.fromEntries(columnsOfRows(Feature.properties.properties).map(({ name, kind }) => [name, columnType(name, kind)]));

/**
 * The units of a day as a GeoPackage whose layer is named after level and day, as `comune_1936_04_21`. A row has the permanent number of
 * its unit as `fid`; compartments have none and are counted. All that the GeoJSON says beside its features is in the metadata.
 */
export function dayGeoPackage(
  layer: LayerOfDay,
  units: readonly DrawnUnit[],
  about: AboutDayBoundaries,
  { edition, language }: Pick<CallContext, 'edition' | 'language'>,
): Promise<Uint8Array> {
  const { day, set } = layer;
  const { livello, confini, attributi, fonte, licenza, edizione } = about;
  const words = attributi === undefined ? confini : `${confini} ${attributi}`;
  const named = message.in(language)(`dayGeoPackage.units.${set?.level === 'compartimento' ? 'compartimento' : livello}`);
  const texts: Localized = message('dayGeoPackage.sourceLicenceEdition', { words, fonte, licenza, edizione });
  return geoPackage({
    name: `${livello}_${day.replaceAll('-', '_')}`,
    title: message.in(language)('dayGeoPackage.title', { named, day: italianDay(day) }),
    description: textIn(texts, language),
    metadata: about,
    // the same for everybody: when an edition was loaded differs from portal to portal
    lastChange: `${edition.date}T00:00:00.000Z`,
    columns: COLUMNS,
    items: units,
    featureOf: (unit) => {
      const { id, geometry, properties } = featureOf(layer, unit);
      return { fid: typeof id === 'number' ? id : null, geometry, properties };
    },
  });
}
