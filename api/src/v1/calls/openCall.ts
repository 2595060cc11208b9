import type { FastifyRequest } from 'fastify';
import { currentEdition } from '../../services/currentEdition.ts';
import { editionName } from '../../services/describeEdition.ts';
import { originOf } from '../../services/originOf.ts';
import { Problem } from '../errors/Problem.ts';
import { languageOfV1 } from '../languageOfV1.ts';
import type { CallContext, Sources } from './Call.ts';

/** Number and content of an edition, which its name holds before the version of the program. */
const CONTENT = /^(\d+)-([0-9a-f]+)(-[0-9a-f]+)?$/;

/**
 * Throws Problem for an edition that is not in service. The same data under another version of the program are in service.
 * @param kept the editions that the parameter also accepts
 */
export function refuseOtherEdition(named: string, inService: string, parameter = 'edizione', kept: readonly string[] = []): void {
  const [asked, own] = [CONTENT.exec(named), CONTENT.exec(inService)];
  if (asked?.[1] === own?.[1] && asked?.[2] === own?.[2]) return;
  const others =
    kept.length === 0
      ? { it: '', en: '' }
      : { it: ` Le edizioni con i file sono: ${kept.join(', ')}.`, en: ` The editions with files are: ${kept.join(', ')}.` };
  const superseded = asked && Number(asked[1]) < Number(own?.[1]);
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
export async function openCall(request: FastifyRequest, { services, modelOf, archive }: Sources): Promise<CallContext> {
  const edition = await currentEdition(services);
  const name = editionName(edition, services);
  const { edizione } = request.query as { edizione?: string };
  if (edizione !== undefined) refuseOtherEdition(edizione, name);
  return {
    services,
    edition,
    editionName: name,
    model: await modelOf(edition),
    archive,
    language: languageOfV1(request),
    today: services.today(),
    origin: originOf(services, request),
  };
}
