import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { V1 } from './addresses.ts';
import type { Sources } from './calls/Call.ts';
import { openCall } from './calls/openCall.ts';
import { unknownUnit } from './calls/unknownUnit.ts';
import { Problem } from './errors/Problem.ts';
import { negotiate } from './formats/format.ts';
import { UnitId } from './schemas/parameters.ts';
import { Livello } from './schemas/values.ts';

/** The formats of the data of a unit, and its page for a browser. */
const OFFERED = ['json', 'html', 'jsonld', 'turtle'] as const;

/**
 * `/id/{livello}/{id}`, the permanent address of a unit: 303 to its page for a browser, to its data for every other client. It never holds
 * the version of the API or the edition.
 */
export function permanentAddresses(app: FastifyInstance, sources: Sources): void {
  app.get<{ Params: { livello: Livello; id: number } }>(
    '/id/:livello/:id',
    { schema: { hide: true, params: Type.Object({ livello: Livello, ...UnitId }) } },
    async (request, reply) => {
      const { livello, id } = request.params;
      const { model } = await openCall(request, sources);
      const level = model.ofUnit(id)[0]?.row.livello;
      if (level === undefined) throw unknownUnit(id);
      if (level !== livello) {
        throw new Problem(
          'unita_inesistente',
          {
            it: `L’unità ${id} è di livello ${level}: il suo indirizzo è /id/${level}/${id}.`,
            en: `The unit ${id} is of level ${level}: its address is /id/${level}/${id}.`,
          },
          'livello',
        );
      }
      const format = negotiate(request, OFFERED);
      return reply
        .headers({ vary: 'accept', 'cache-control': 'no-cache' })
        .redirect(format === 'html' ? `/#/storia_ua/${id}` : `${V1}/unita/${id}`, 303);
    },
  );
}
