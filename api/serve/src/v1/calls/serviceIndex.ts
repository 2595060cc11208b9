import { Day, Shape, Text } from '@territori/wire/v1/blocks';
import { Type } from 'typebox';
import { V1 } from '../addresses.ts';
import { italianText } from '../openapi/inItalian.ts';
import { type Call, EDITION } from './Call.ts';
import { itemCall } from './itemCall.ts';

const Resource = Shape('Risorsa', {
  chiamata: Text('Method and address, with {name} for a part that varies'),
  descrizione: Text('What it gives'),
  formati: Type.Array(Type.String(), { description: 'Formats, the default first' }),
  esempio: Text('An address that answers'),
  corpo: Type.Optional(Type.Unknown({ description: 'The body of the example, for a POST' })),
});

/** `GET /api/v1`: the calls, the edition and links. */
export const serviceIndex = (calls: readonly Call[]): Call =>
  itemCall({
    path: '',
    name: 'risorse',
    tag: 'Servizio',
    summary: 'The calls, the edition in service and links',
    description: 'Every call with an address that answers, the edition in service, and the addresses of the definitions and of the errors.',
    answer: Shape('Risorse', {
      edizione: Text('Name of the edition in service'),
      aggiornata_al: Day('The day up to which the municipal changes are known'),
      risorse: Type.Array(Resource),
      definizioni: Text('Address of the OpenAPI definitions'),
      errori: Text('Address of the list of errors'),
      pagina: Text('Address of the page that explains the calls'),
    }),
    examples: [{ title: 'The calls', url: '' }],
    find: (_given, { edition, editionName, language, origin }) => ({
      edizione: editionName,
      aggiornata_al: edition.date,
      risorse: calls.map(({ method, path, summary, formats, examples }) => ({
        chiamata: `${method} ${V1}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
        descrizione: language === 'it' ? italianText(summary) : summary,
        formati: [...formats],
        esempio: `${origin}${V1}${examples[0].url.replace(EDITION, editionName)}`,
        ...(examples[0].body !== undefined && { corpo: examples[0].body }),
      })),
      definizioni: `${origin}${V1}/openapi.json`,
      errori: `${origin}${V1}/errori`,
      pagina: `${origin}/#/apidetail`,
    }),
  });
