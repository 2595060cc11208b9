import type { State } from '@territori/edition/EditionModel';
import type { Language } from '@territori/languages';
import type { PropertyValue, WebPage, WithContext } from 'schema-dts';

interface Facts {
  readonly lead: string;
  readonly states: readonly State[];
  /** The permanent address of the unit. */
  readonly address: string;
  readonly language: Language;
}

const propertyOf = (name: string, value: string): PropertyValue => ({ '@type': 'PropertyValue', propertyID: name, value });

/**
 * A unit as schema.org's AdministrativeArea, which the page describes: its names, codes, the unit that contains it. What began or ended has
 * no property there; the linked data say it.
 */
export function structuredData({ row }: State, { lead, states, address, language }: Facts): WithContext<WebPage> {
  const origin = new URL(address).origin;
  const upper = row.provincia
    ? { unit: row.provincia, livello: 'uts' }
    : row.regione
      ? { unit: row.regione, livello: 'regione' }
      : row.ripartizione && { unit: row.ripartizione, livello: 'ripartizione' };
  const others = [...new Set(states.flatMap((state) => [state.row.denominazione, state.row.denominazione_altra]))].filter(
    (name) => name !== null && name !== row.denominazione,
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${address}?lingua=${language}`,
    url: `${address}?lingua=${language}`,
    inLanguage: language,
    name: row.denominazione,
    description: lead,
    mainEntity: {
      '@type': 'AdministrativeArea',
      '@id': address,
      name: row.denominazione,
      ...(others.length > 0 && { alternateName: others }),
      identifier: [
        ...(row.codice ? [propertyOf('codice Istat', row.codice)] : []),
        ...(row.codice_catastale ? [propertyOf('codice catastale', row.codice_catastale)] : []),
      ],
      containedInPlace: upper
        ? { '@type': 'AdministrativeArea', '@id': `${origin}/id/${upper.livello}/${upper.unit.id}`, name: upper.unit.denominazione }
        : { '@type': 'Country', name: 'Italia' },
    },
  };
}
