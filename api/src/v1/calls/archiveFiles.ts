import type { FastifyInstance } from 'fastify';
import { currentEdition } from '../../services/currentEdition.ts';
import { editionName } from '../../services/describeEdition.ts';
import { V1 } from '../addresses.ts';
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
  const inService = async () => {
    const edition = await currentEdition(services);
    return { edition, name: editionName(edition, services) };
  };

  app.get<{ Params: { file: string } }>(`${V1}/archivio/ultima/:file`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = await inService();
    const address = `${V1}/archivio/${name}/${encodeURIComponent(request.params.file)}`;
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
        const { edition, name } = await inService();
        refuseOtherEdition(edizione, name);
        index = await currentIndex(sources, edition, name);
      }
      const file = index.file.find(({ nome }) => nome === wanted);
      const path = file && (await archive?.pathOf(edizione, wanted));
      if (!file || !path) {
        const names = index.file.map(({ nome }) => nome).join(', ');
        throw new Problem(
          'indirizzo_inesistente',
          {
            it: `L’edizione ${edizione} non ha il file '${wanted.slice(0, 100)}'. I file sono: ${names}.`,
            en: `The edition ${edizione} has no file '${wanted.slice(0, 100)}'. The files are: ${names}.`,
          },
          'file',
        );
      }
      return sendFile(request, reply, path, file, index.caricata_il);
    },
  );
}
