import { Day, Shape, Text } from '@territori/wire/v1/blocks';
import { Type } from 'typebox';
import { V1 } from '../addresses.ts';
import { definitionText } from '../openapi/definitionText.ts';
import { itemCall } from './answering/itemCall.ts';
import { type Call, EDITION } from './Call.ts';

const Resource = Shape('Risorsa', {
  chiamata: Text('serviceIndex.chiamata'),
  descrizione: Text('serviceIndex.descrizione'),
  formati: Type.Array(Type.String(), { description: 'serviceIndex.formati' }),
  esempio: Text('serviceIndex.esempio'),
  corpo: Type.Optional(Type.Unknown({ description: 'serviceIndex.corpo' })),
});

/** `GET /api/v1`: the calls, the edition and links. */
export const serviceIndex = (calls: readonly Call[]): Call =>
  itemCall({
    path: '',
    name: 'risorse',
    tag: 'Servizio',
    answer: Shape('Risorse', {
      edizione: Text('serviceIndex.edizione'),
      aggiornata_al: Day('archivio.aggiornata_al'),
      risorse: Type.Array(Resource),
      definizioni: Text('serviceIndex.definizioni'),
      errori: Text('serviceIndex.errori'),
      pagina: Text('serviceIndex.pagina'),
    }),
    examples: [{ title: 'serviceIndex.example.calls', url: '' }],
    find: (_given, { edition, editionName, language, origin }) => ({
      edizione: editionName,
      aggiornata_al: edition.date,
      risorse: calls.map(({ method, path, name, formats, examples }) => ({
        chiamata: `${method} ${V1}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
        descrizione: definitionText(`calls.${name}.summary`, language) ?? name,
        formati: [...formats],
        esempio: `${origin}${V1}${examples[0].url.replace(EDITION, editionName)}`,
        ...(examples[0].body !== undefined && { corpo: examples[0].body }),
      })),
      definizioni: `${origin}${V1}/openapi.json`,
      errori: `${origin}${V1}/errori`,
      pagina: `${origin}/#/apidetail`,
    }),
  });
