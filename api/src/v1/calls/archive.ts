import { Type } from 'typebox';
import { V1 } from '../addresses.ts';
import { CITATION, DATAPACKAGE } from '../archive/fileNames.ts';
import { Day, OrNull, Shape, Text, Whole } from '../schemas/blocks.ts';
import { currentIndex } from './currentIndex.ts';
import { itemCall } from './itemCall.ts';

const ArchivedFile = Shape({
  nome: Text('Name of the file'),
  formato: Type.Union(
    [
      Type.Literal('csv'),
      Type.Literal('jsonl'),
      Type.Literal('parquet'),
      Type.Literal('sqlite'),
      Type.Literal('json'),
      Type.Literal('testo'),
    ],
    { description: 'Format. A CSV is UTF-8 with commas; a date of Parquet is a date' },
  ),
  tabella: OrNull(Text('The table that it holds; null for a file with several tables or with none')),
  url: Text('Its permanent address, which accepts ranges of bytes'),
  byte: Whole('Its length'),
  righe: OrNull(Whole('Rows of its table, null for a file with several tables or with none')),
  sha256: Text('SHA-256 of its bytes, in hexadecimal digits'),
});

export const archive = itemCall({
  path: '/archivio',
  name: 'archivio',
  tag: 'Archivio',
  summary: 'The bulk files of the edition',
  description:
    'Units, states, changes and correspondences, each as CSV, JSONL and Parquet, all together as a SQLite database with foreign keys and descriptions, a Frictionless datapackage.json, and how to cite. ' +
    `An address holds the edition and never changes; ${V1}/archivio/ultima/<name> leads to the newest. The files of the last five editions stay, those of older ones are 410. ` +
    'While the files of a new edition are being written the answer is 503 with Retry-After.',
  answer: Shape({
    edizione: Text('Name of the edition'),
    aggiornata_al: Day('The day up to which the municipal changes are known'),
    file: Type.Array(ArchivedFile),
    datapackage: Text('Address of the description of the files (Frictionless Data Package)'),
    come_citare: Text('Address of the text that says how to cite the edition'),
    edizioni: Type.Array(Text('Name of an edition'), { description: 'The editions whose files are available, the newest first' }),
  }),
  examples: [{ title: 'The files of the edition in service', url: '/archivio' }],
  async find(_given, { archive: kept, edition, editionName, model, origin }) {
    const { aggiornata_al, file } = await currentIndex({ archive: kept, modelOf: async () => model }, edition, editionName);
    const address = (name: string) => `${origin}${V1}/archivio/${editionName}/${name}`;
    return {
      edizione: editionName,
      aggiornata_al,
      file: file.map(({ nome, formato, tabella, byte, righe, sha256 }) => ({
        nome,
        formato,
        tabella,
        url: address(nome),
        byte,
        righe,
        sha256,
      })),
      datapackage: address(DATAPACKAGE),
      come_citare: address(CITATION),
      edizioni: ((await kept?.editions()) ?? []).map(({ edizione }) => edizione),
    };
  },
});
