import type { FastifyInstance } from 'fastify';
import { editionName } from '../../edition/editionName.ts';
import { currentEdition } from '../../services/currentEdition.ts';
import { V1 } from '../addresses.ts';
import type { ArchiveIndex } from '../archive/ArchiveIndex.ts';
import { sendFile } from '../archive/sendFile.ts';
import { Problem } from '../errors/Problem.ts';
import type { Sources } from './Call.ts';
import { currentIndex } from './currentIndex.ts';
import { refuseOtherEdition } from './openCall.ts';

/**
 * The bulk files: `/archivio/<edition>/<file>` never changes; `/archivio/ultima/<file>` leads to the edition in service. Only a file that
 * the index of the edition lists is opened.
 */
export function archiveFiles(app: FastifyInstance, sources: Sources): void {
  const { services, archive } = sources;
  app.get<{ Params: { file: string } }>(`${V1}/archivio/ultima/:file`, { schema: { hide: true } }, async (request, reply) => {
    const edition = await currentEdition(services);
    fileOf(await currentIndex(sources, edition), request.params.file);
    const address = `${V1}/archivio/${editionName(edition)}/${encodeURIComponent(request.params.file)}`;
    return reply.headers({ 'cache-control': 'no-cache' }).redirect(address, 302);
  });

  app.get<{ Params: { edizione: string; file: string } }>(
    `${V1}/archivio/:edizione/:file`,
    // a compressed file would have other bytes than its hash and its ranges
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { edizione, file: wanted } = request.params;
      let index = await archive?.indexOf(edizione);
      if (!index) {
        const edition = await currentEdition(services);
        refuseOtherEdition(edizione, edition);
        index = await currentIndex(sources, edition);
      }
      const file = fileOf(index, wanted);
      const path = await archive?.pathOf(edizione, wanted);
      if (!path) throw noFile(index, wanted);
      return sendFile(request, reply, path, file);
    },
  );
}

/** The file of an edition with this name. Throws Problem where the edition has none. */
function fileOf(index: ArchiveIndex, wanted: string): ArchiveIndex['file'][number] {
  const file = index.file.find(({ nome }) => nome === wanted);
  if (!file) throw noFile(index, wanted);
  return file;
}

function noFile({ edizione, file }: ArchiveIndex, wanted: string): Problem {
  const names = file.map(({ nome }) => nome).join(', ');
  return new Problem(
    'indirizzo_inesistente',
    {
      it: `L’edizione ${edizione} non ha il file '${wanted.slice(0, 100)}'. I file sono: ${names}.`,
      en: `The edition ${edizione} has no file '${wanted.slice(0, 100)}'. The files are: ${names}.`,
    },
    'file',
  );
}
