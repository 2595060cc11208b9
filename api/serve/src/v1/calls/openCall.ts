import { editionName } from '@territori/history/edition/editionName';
import type { Edition } from '@territori/store/database';
import type { FastifyRequest } from 'fastify';
import { currentEdition } from '../../services/currentEdition.ts';
import { Problem } from '../errors/Problem.ts';
import { languageOfV1 } from '../languageOfV1.ts';
import type { CallContext, Sources } from './Call.ts';

/**
 * Throws Problem for the name of an edition that is not in service: a former edition, or one that is not known here.
 * @param kept the editions that the parameter also accepts
 */
export function refuseOtherEdition(named: string, edition: Edition, parameter = 'edizione', kept: readonly string[] = []): void {
  const inService = editionName(edition);
  if (named === inService) return;
  const others =
    kept.length === 0
      ? { it: '', en: '' }
      : { it: ` Le edizioni con i file sono: ${kept.join(', ')}.`, en: ` The editions with files are: ${kept.join(', ')}.` };
  const superseded = edition.superseded.some((fingerprint) => editionName({ fingerprint }) === named);
  throw new Problem(
    superseded ? 'edizione_superata' : 'edizione_sconosciuta',
    {
      it: `${parameter}: '${named}' ${superseded ? 'non è più in servizio' : 'non esiste'}. L’edizione in servizio è '${inService}'.${others.it}`,
      en: `${parameter}: ${superseded ? `'${named}' is no longer in service` : `'${named}' does not exist`}. The edition in service is '${inService}'.${others.en}`,
    },
    parameter,
  );
}

/** Opens what a call reads. Throws Unavailable before the first load, and Problem when the call names another edition. */
export async function openCall(request: FastifyRequest, { services, archive }: Sources): Promise<CallContext> {
  const edition = await currentEdition(services);
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
