import { editionName } from '@territori/history/edition/editionName';
import { HistoryFiles } from '@territori/store/editionFile/HistoryFiles';
import { HISTORY_FILES } from '@territori/store/storia/compressHistory';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, matching } from '../../../http/answers/validators.ts';
import { encodingOf } from '../../../http/encoding.ts';
import type { Services } from '../../../services/services.ts';
import { V1 } from '../../addresses.ts';
import { refuseOtherEdition } from '../answering/openCall.ts';

/**
 * The history of the units as the translation of lists reads it: `storia.json` (versions and steps in compact columns) and
 * `dimensioni.json` (sizes, by which figures are weighted). Both are made once for each edition and never change; their addresses
 * with `ultima` lead to the edition in service.
 */
export function historyFiles(app: FastifyInstance, services: Services): void {
  const files = new HistoryFiles(services.database, services.store, services.editionFile);
  for (const name of HISTORY_FILES) {
    app.get(`${V1}/archivio/ultima/${name}.json`, { schema: { hide: true } }, async (_request, reply) => {
      const inService = editionName(await services.database.inService());
      return reply.header('cache-control', 'no-cache').redirect(`${V1}/archivio/${inService}/${name}.json`, 302);
    });
    app.get<{ Params: { edizione: string } }>(
      `${V1}/archivio/:edizione/${name}.json`,
      { schema: { hide: true } },
      async (request, reply) => {
        const edition = await services.database.inService();
        refuseOtherEdition(request.params.edizione, edition);
        const encoding = encodingOf(request);
        const tag = `${editionName(edition)}-${name}`;
        reply.headers({ 'cache-control': IMMUTABLE, vary: 'accept-encoding', 'last-modified': new Date(edition.loadedAt).toUTCString() });
        const known = matching(request.headers['if-none-match'], tag, encoding);
        if (known) return reply.header('etag', known).code(304).send();
        const body = (await files.of(edition))[name][encoding];
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply.header('etag', `"${tag}"`).type('application/json; charset=utf-8').send(body);
      },
    );
  }
}
