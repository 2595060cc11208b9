import type { ArchiveIndex } from '@territori/edition/archive/ArchiveIndex';
import { editionName } from '@territori/history/edition/editionName';
import type { FastifyInstance } from 'fastify';
import { message } from '../../../message.ts';
import { V1 } from '../../addresses.ts';
import { sendFile } from '../../archive/sendFile.ts';
import { Problem } from '../../errors/Problem.ts';
import { refuseOtherEdition } from '../answering/openCall.ts';
import type { Sources } from '../Call.ts';
import { currentIndex } from './currentIndex.ts';

/**
 * The bulk files: `/archivio/<edition>/<file>` never changes; `/archivio/ultima/<file>` leads to the edition in service. Only a file that
 * the index of the edition lists is opened.
 */
export function archiveFiles(app: FastifyInstance, sources: Sources): void {
  const { services, archive } = sources;
  app.get<{ Params: { file: string } }>(`${V1}/archivio/ultima/:file`, { schema: { hide: true } }, async (request, reply) => {
    const edition = await services.database.inService();
    fileOf(await currentIndex(archive, edition), request.params.file);
    const address = `${V1}/archivio/${editionName(edition)}/${encodeURIComponent(request.params.file)}`;
    return reply.headers({ 'cache-control': 'no-cache' }).redirect(address, 302);
  });

  app.get<{ Params: { edizione: string; file: string } }>(
    `${V1}/archivio/:edizione/:file`,
    // a compressed file would have other bytes than its hash and its ranges
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { edizione, file: wanted } = request.params;
      const kept = await archive?.edition(edizione);
      if (!archive || !kept) return refuseMissing(sources, edizione);
      const file = fileOf(kept.index, wanted);
      return sendFile(request, reply, file, kept.since, async (range) => {
        // a load may have removed the edition since it was found
        return (await archive.open(edizione, file.nome, range)) ?? refuseMissing(sources, edizione);
      });
    },
  );
}

/** Throws Problem for an edition that has no files: it is not the one in service, or they are not there yet. */
async function refuseMissing({ services, archive }: Sources, named: string): Promise<never> {
  const edition = await services.database.inService();
  refuseOtherEdition(named, edition);
  await currentIndex(archive, edition);
  throw new Error(`The files of ${named} were not found, and their index is there`);
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
    message('archiveFiles.editionHasNo', { edizione, wanted: wanted.slice(0, 100), names }),
    'file',
  );
}
