import type { ApiDefinitions } from './data/apiDefinitions.ts';

/** A part of the definitions of `/api/v1`, as the API writes them. */
export const v1Definitions: ApiDefinitions = {
  info: { description: 'Intervalli semiaperti: `valido_dal` è il primo giorno.' },
  tags: [
    { name: 'Unità', description: 'Le unità' },
    { name: 'Traduzioni', description: 'Elenchi tradotti' },
  ],
  paths: {
    '/api/v1/unita': {
      get: {
        operationId: 'unita',
        tags: ['Unità'],
        summary: 'Le unità in vigore a una data',
        description: '`q` trova le unità dal nome.',
        parameters: [
          {
            name: 'livello',
            in: 'query',
            description: 'Livello',
            schema: { anyOf: [{ const: 'comune' }, { const: 'regione' }] },
            example: 'comune',
          },
          { name: 'data', in: 'query', description: 'Giorno', schema: { type: 'string', format: 'date' }, example: '2025-01-01' },
          { name: 'formato', in: 'query', description: 'Formato', schema: { type: 'string', enum: ['json', 'csv', 'xlsx'] } },
          { name: 'separatore', in: 'query', description: 'Separatore', schema: { type: 'string' }, 'x-shared': true },
        ],
        'x-examples': [
          { title: 'I comuni di Trento', url: '/api/v1/unita?livello=comune&data=2009-01-01' },
          { title: 'Le regioni', url: '/api/v1/unita?livello=regione' },
        ],
        responses: {
          200: {
            description: 'La risposta',
            content: {
              'application/json': {
                schema: {
                  properties: {
                    dati: {
                      type: 'array',
                      description: 'Le righe',
                      items: {
                        properties: {
                          codice: { type: 'string', description: 'Codice Istat' },
                          provincia: {
                            anyOf: [{ properties: { sigla: { type: 'string', description: 'Sigla' } } }, { type: 'null' }],
                            description: 'Provincia',
                          },
                        },
                      },
                    },
                    totale: { type: 'integer', description: 'Numero di righe' },
                  },
                },
                example: { dati: [{ codice: '022001' }], totale: 223 },
              },
              'text/csv': {},
              'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {},
            },
          },
        },
      },
    },
    '/api/v1/unita/{id}/destini': {
      get: {
        operationId: 'destini',
        tags: ['Unità'],
        summary: 'Quali unità è un’unità',
        parameters: [
          { name: 'id', in: 'path', required: true, description: 'Numero permanente', schema: { type: 'integer' }, example: 10370610 },
          { name: 'edizione', in: 'query', description: 'Edizione', schema: { type: 'string' } },
        ],
        'x-examples': [{ title: 'Crespellano', url: '/api/v1/unita/10370230/destini?edizione={edizione}' }],
        responses: { 200: { content: { 'application/json': {} } } },
      },
    },
    '/api/v1/traduzioni': {
      post: {
        operationId: 'traduzioni',
        tags: ['Traduzioni'],
        summary: 'Codici tradotti a un altro giorno',
        parameters: [],
        requestBody: { required: true },
        'x-examples': [{ title: 'Codici del 2013', url: '/api/v1/traduzioni', body: { valori: ['037020'], tipo: 'comune' } }],
        responses: { 200: { content: { 'application/json': { schema: {}, example: { dati: [] } } } } },
      },
    },
  },
};
