import { CITATION, DATAPACKAGE } from '@territori/edition/archive/fileNames';
import { reference } from '@territori/languages';
import { Archivio } from '@territori/wire/v1/archivio';
import { V1 } from '../../addresses.ts';
import { itemCall } from '../answering/itemCall.ts';
import { boundaryUrl } from '../boundaries/boundaryUrl.ts';
import { mapsOf } from '../boundaries/mapsOf.ts';
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
  description: reference('calls.archivio.description', { v1: V1 }),
  answer: Archivio,
  examples: [{ title: 'archive.example.filesEditionService', url: '/archivio' }],
  dependsOn: async (context) => (await editionsOf(context)).join(),
  passing: ({ confini }) => confini === 'in_preparazione',
  async find(_given, context) {
    const { archive: kept, edition, editionName, origin, services } = context;
    const { aggiornata_al, file } = await currentIndex(kept, edition);
    const { stato, catalogue } = await mapsOf(services.store, edition);
    const sets = new Set(catalogue?.sets.map((set) => set.file));
    const boundaries = (catalogue?.files ?? []).filter(({ name }) => sets.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
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
        ...boundaries.map(({ name, plain: { bytes, sha256 } }) => ({
          nome: name,
          formato: 'topojson' as const,
          tabella: null,
          url: boundaryUrl({ origin, editionName }, name),
          byte: bytes,
          righe: null,
          sha256,
        })),
      ],
      confini: stato,
      datapackage: address(DATAPACKAGE),
      come_citare: address(CITATION),
      edizioni: await editionsOf(context),
    };
  },
});
