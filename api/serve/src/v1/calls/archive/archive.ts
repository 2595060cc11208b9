import { CITATION, DATAPACKAGE } from '@territori/edition/archive/fileNames';
import { reference } from '@territori/languages';
import { Archivio } from '@territori/wire/v1/archivio';
import { V1 } from '../../addresses.ts';
import { itemCall } from '../answering/itemCall.ts';
import { archivedBoundaries } from '../boundaries/archivedBoundaries.ts';
import { boundaryUrl } from '../boundaries/boundaryUrl.ts';
import type { CallContext } from '../Call.ts';
import { currentIndex } from './currentIndex.ts';

/** The editions whose files stand: the one in service, then the others from the newest on. */
async function editionsOf({ archive: kept, editionName }: CallContext): Promise<string[]> {
  const names = ((await kept?.editions()) ?? []).map(({ index }) => index.edizione);
  return [editionName, ...names.filter((name) => name !== editionName)];
}

export const archive = itemCall({
  path: '/archivio',
  name: 'archivio',
  tag: 'Archivio',
  summary: 'archive.summary',
  description: reference('archive.description', { v1: V1 }),
  answer: Archivio,
  examples: [{ title: 'archive.example.filesEditionService', url: '/archivio' }],
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
