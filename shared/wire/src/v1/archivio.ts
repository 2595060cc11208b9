import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { StatoConfini } from './confini.ts';

const ArchivedFile = Shape('FileArchiviato', {
  nome: Text('Name of the file'),
  formato: Type.Union(
    [
      Type.Literal('csv'),
      Type.Literal('jsonl'),
      Type.Literal('parquet'),
      Type.Literal('sqlite'),
      Type.Literal('json'),
      Type.Literal('testo'),
      Type.Literal('topojson'),
    ],
    { title: 'FormatoArchivio', description: 'Format. A CSV is UTF-8 with commas; a date of Parquet is a date' },
  ),
  tabella: OrNull(Text('The table that it holds; null for a file with several tables or with none')),
  url: Text('Its permanent address, which accepts ranges of bytes; that of a boundary set does not'),
  byte: Whole('Its length without compression'),
  righe: OrNull(Whole('Rows of its table, null for a file with several tables or with none')),
  sha256: Text('SHA-256 of its bytes, in hexadecimal digits'),
});

/** The bulk files of an edition. */
export const Archivio = Shape('Archivio', {
  edizione: Text('Name of the edition'),
  aggiornata_al: Day('The day up to which the municipal changes are known'),
  file: Type.Array(ArchivedFile),
  confini: StatoConfini,
  datapackage: Text('Address of the description of the files (Frictionless Data Package)'),
  come_citare: Text('Address of the text that says how to cite the edition'),
  edizioni: Type.Array(Text('Name of an edition'), { description: 'The editions whose files are available, the newest first' }),
});
export type Archivio = Wire<typeof Archivio>;
