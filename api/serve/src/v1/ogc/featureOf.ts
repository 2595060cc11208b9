import type { Polygons } from '@territori/edition/map/DetailedSet';
import type { CatalogueSet } from '@territori/edition/map/MapCatalogue';
import type { Day } from '@territori/history/dates/day';
import type { OgcProperties } from '@territori/wire/v1/ogc';
import type { DrawnUnit } from './LayerOfDay.ts';

/** A unit of a layer as a feature of GeoJSON, with scalar properties. A unit that no set draws has no geometry. */
export function featureOf(
  { id, name, row, places, evidence, together }: DrawnUnit,
  day: Day,
  set: CatalogueSet | undefined,
  shape: () => Polygons,
) {
  const by = places.length > 0 ? set : undefined;
  const isRegion = row?.livello === 'regione';
  const properties: OgcProperties = {
    livello: row?.livello ?? 'compartimento',
    codice: row?.codice ?? null,
    denominazione: name,
    denominazione_altra: row?.denominazione_altra ?? null,
    codice_catastale: row?.codice_catastale ?? null,
    provincia_codice: row?.provincia?.codice ?? null,
    provincia: row?.provincia?.denominazione ?? null,
    sigla: row?.provincia?.sigla ?? row?.sigla ?? null,
    regione_codice: isRegion ? row.codice : (row?.regione?.codice ?? null),
    regione: isRegion ? name : (row?.regione?.denominazione ?? null),
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
  return { type: 'Feature', id, geometry: by ? shape() : null, properties } as const;
}
