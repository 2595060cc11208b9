import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { StatoConfini } from './confini.ts';

const ArchivedFile = Shape('FileArchiviato', {
  nome: Text('archivio.nome'),
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
    { title: 'FormatoArchivio', description: 'archivio.formato' },
  ),
  tabella: OrNull(Text('archivio.tabella')),
  url: Text('archivio.url'),
  byte: Whole('archivio.byte'),
  righe: OrNull(Whole('archivio.righe')),
  sha256: Text('archivio.sha256'),
});

/** The bulk files of an edition. */
export const Archivio = Shape('Archivio', {
  edizione: Text('archivio.edizione'),
  aggiornata_al: Day('archivio.aggiornata_al'),
  file: Type.Array(ArchivedFile),
  confini: StatoConfini,
  datapackage: Text('archivio.datapackage'),
  come_citare: Text('archivio.come_citare'),
  edizioni: Type.Array(Text('archivio.edizioni'), { description: 'archivio.edizioni.editionsWhoseFilesAvailable' }),
});
export type Archivio = Wire<typeof Archivio>;
