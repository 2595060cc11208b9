import { editionName } from '@territori/history/edition/editionName';
import type { Edition } from '@territori/store/database';
import type { FastifyRequest } from 'fastify';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';
import { languageOfV1 } from '../../languageOfV1.ts';
import type { CallContext, Sources } from '../Call.ts';

/**
 * Throws Problem for the name of an edition that is not in service: a former edition, or one that is not known here.
 * @param kept the editions that the parameter also accepts
 */
export function refuseOtherEdition(named: string, edition: Edition, parameter = 'edizione', kept: readonly string[] = []): void {
  const inService = editionName(edition);
  if (named === inService) return;
  const superseded = edition.superseded.some((fingerprint) => editionName({ fingerprint }) === named);
  const refusal = message(superseded ? 'openCall.superseded' : 'openCall.unknown', { parameter, named, inService });
  throw new Problem(
    superseded ? 'edizione_superata' : 'edizione_sconosciuta',
    kept.length === 0 ? refusal : message('openCall.editionsWithFiles', { refusal, kept: kept.join(', ') }),
    parameter,
  );
}

/** Opens what a call reads. Throws Unavailable before the first load, and Problem when the call names another edition. */
export async function openCall(request: FastifyRequest, { services, archive }: Sources): Promise<CallContext> {
  const edition = await services.database.inService();
  const { edizione } = request.query as { edizione?: string };
  if (edizione !== undefined) refuseOtherEdition(edizione, edition);
  return {
    services,
    edition,
    editionName: editionName(edition),
    model: await services.modelOf(edition),
    archive,
    language: languageOfV1(request),
    today: services.today(),
    origin: services.publicOrigin,
  };
}
