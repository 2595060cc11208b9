import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** What the definitions file says beyond the routes. */
export const openapi = (version: string): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Territori',
      version,
      description:
        'Territorial units of Italy since 17/03/1861: units in force at a date, their changes, their codes, and reports. Public and read-only. ' +
        'Texts are Italian or English by `plang` or the header `language`. At most 1200 calls a minute from one address; beyond that 429 with Retry-After. ' +
        'Every GET has a strong ETag; one that names the edition (`edizione`) is cacheable for good.',
      license: { name: 'EUPL-1.2', url: 'https://joinup.ec.europa.eu/collection/eupl/eupl-text-eupl-12' },
      contact: { name: 'Territori' },
    },
    servers: [{ url: '/', description: 'This service' }],
    tags: [
      { name: 'Servizio', description: 'Health, settings, edition, definitions' },
      { name: 'Aggiornamenti', description: 'News' },
      { name: 'Glossario', description: 'Glossary' },
      { name: 'Pagine', description: 'Texts of the pages' },
      { name: 'Ricerca', description: 'Choices of the search pages' },
      { name: 'Report', description: 'Reports and their rows' },
      { name: 'Query', description: 'Stored queries by name' },
      { name: 'Unità', description: 'Units, their history and their number' },
      { name: 'Servizi pubblicati', description: 'The services that scripts use' },
    ],
  },
  refResolver: { buildLocalReference: (json, _base, _fragment, index) => (typeof json.$id === 'string' ? json.$id : `schema-${index}`) },
});
