import { CITATION, DATAPACKAGE } from '@territori/edition/archive/fileNames';
import { Archivio } from '@territori/wire/v1/archivio';
import { V1 } from '../addresses.ts';
import { archivedBoundaries } from './archivedBoundaries.ts';
import { boundaryUrl } from './boundaryUrl.ts';
import type { CallContext } from './Call.ts';
import { currentIndex } from './currentIndex.ts';
import { itemCall } from './itemCall.ts';

/** The editions whose files stand: the one in service, then the others from the newest on. */
async function editionsOf({ archive: kept, editionName }: CallContext): Promise<string[]> {
  const names = ((await kept?.editions()) ?? []).map(({ index }) => index.edizione);
  return [editionName, ...names.filter((name) => name !== editionName)];
}

export const archive = itemCall({
  path: '/archivio',
  name: 'archivio',
  tag: 'Archivio',
  summary: 'The bulk files of the edition',
  description:
    'Units, states, changes and correspondences, each as CSV, JSONL and Parquet, all together as a SQLite database with foreign keys and descriptions, a Frictionless datapackage.json, how to cite, and the boundary sets as TopoJSON. ' +
    `An address holds the edition and never changes; ${V1}/archivio/ultima/<name> leads to the newest. The files of the last five editions stay, those of older ones are 410. ` +
    'While the files of a new edition are being written the answer is 503 with Retry-After.',
  answer: Archivio,
  examples: [{ title: 'The files of the edition in service', url: '/archivio' }],
  dependsOn: async (context) => (await editionsOf(context)).join(),
  passing: ({ confini }) => confini === 'in_preparazione',
  async find(_given, context) {
    const { archive: kept, edition, editionName, origin, services } = context;
    const { aggiornata_al, file } = await currentIndex(kept, edition);
    const boundaries = await archivedBoundaries(services.store, edition);
    const address = (name: string) => `${origin}${V1}/archivio/${editionName}/${name}`;
    return {
      edizione: editionName,
      aggiornata_al,
      file: [
        ...file.map(({ nome, formato, tabella, byte, righe, sha256 }) => ({
          nome,
          formato,
          tabella,
          url: address(nome),
          byte,
          righe,
          sha256,
        })),
        ...boundaries.files.map(({ name, bytes, sha256 }) => ({
          nome: name,
          formato: 'topojson' as const,
          tabella: null,
          url: boundaryUrl({ origin, editionName }, name),
          byte: bytes,
          righe: null,
          sha256,
        })),
      ],
      confini: boundaries.stato,
      datapackage: address(DATAPACKAGE),
      come_citare: address(CITATION),
      edizioni: await editionsOf(context),
    };
  },
});
