import type { Polygons } from '@territori/edition/map/DetailedSet';
import { mapInSlices } from '@territori/process/mapInSlices';
import { readNameBetween } from '@territori/traduzione/nomi';
import type { OgcProperties } from '@territori/wire/v1/ogc';
import type { DrawnUnit } from './DrawnUnit.ts';
import type { LayerOfDay } from './LayerOfDay.ts';

/** A name alone: of the two of a time that no source divides the first, as on the map. */
const known = (name: string): string => readNameBetween(name)?.former ?? name;

/** What is known of a unit of a layer, with scalar values. */
export function propertiesOf({ day, set, compartmentOf }: LayerOfDay, unit: DrawnUnit): OgcProperties {
  const { id, name, row, places, evidence, together } = unit;
  const by = places.length > 0 ? set : undefined;
  const level = row?.livello ?? 'compartimento';
  const region = row?.livello === 'regione' ? row : row?.regione;
  const compartment = row === null ? unit : compartmentOf(unit);
  return {
    chiave: `${level}/${id}`,
    livello: level,
    codice: row?.codice ?? null,
    denominazione: known(name),
    denominazione_incerta: readNameBetween(name) ? name : null,
    denominazione_altra: row?.denominazione_altra ?? null,
    codice_catastale: row?.codice_catastale ?? null,
    provincia_codice: row?.provincia?.codice ?? null,
    provincia: row?.provincia ? known(row.provincia.denominazione) : null,
    sigla: row?.provincia?.sigla ?? row?.sigla ?? null,
    regione_codice: region?.codice ?? null,
    regione: region?.denominazione ?? null,
    compartimento_chiave: compartment ? `compartimento/${compartment.id}` : null,
    compartimento: compartment?.name ?? null,
    data: day,
    valido_dal: row?.valido_dal ?? null,
    valido_al: row?.valido_al ?? null,
    confine_insieme: by?.id ?? null,
    confine_data: by?.date ?? null,
    // later boundaries that the history gives to the municipalities of the day are a reconstruction too
    confine_ricostruito: by ? by.reconstructed || (by.level === 'comune' && by.date > day) : null,
    confine_certezza: evidence,
    disegnata_con: together.length === 0 ? null : together.join(', '),
    certezza: row?.certezza ?? null,
  };
}

/** A unit of a layer as a feature of GeoJSON. A unit that no set draws has no geometry. */
export function featureOf(layer: LayerOfDay, unit: DrawnUnit) {
  const geometry: Polygons | null = unit.places.length > 0 ? layer.shapeOf(unit) : null;
  return { type: 'Feature', id: unit.id, geometry, properties: propertiesOf(layer, unit) } as const;
}

/** Units of a layer as the text of a GeoJSON with more members. */
export async function featureCollection(layer: LayerOfDay, units: readonly DrawnUnit[], more: object): Promise<string> {
  const features = await mapInSlices(units, (unit) => JSON.stringify(featureOf(layer, unit)));
  return `{"type":"FeatureCollection","features":[${features.join(',')}],${JSON.stringify(more).slice(1)}`;
}
