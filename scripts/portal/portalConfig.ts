import type { PortalConfig, Publisher } from '@territori/contract';
import { chosenIdentity } from '@territori/identity/chosenIdentity';
import { pageReplacements } from '@territori/identity/pageReplacements';
import { portalIdentity } from '@territori/identity/portalIdentity';
import { securityAddress } from '@territori/identity/securityAddress';
import { readLanguages } from '@territori/languages';
import { readWholeNumber } from '@territori/serve/settings';

const environments = ['LOCALE', 'SVILUPPO', 'COLLAUDO', 'PRODUZIONE'] as const;

/** PREVIEWS is `yes` or `no`; by default published versions can be previewed outside production. */
function previews({ PREVIEWS }: NodeJS.ProcessEnv, environment: (typeof environments)[number]): boolean {
  if (PREVIEWS && !['yes', 'no'].includes(PREVIEWS)) throw new Error(`PREVIEWS is "${PREVIEWS}"; it must be yes or no.`);
  return PREVIEWS ? PREVIEWS === 'yes' : environment !== 'PRODUZIONE';
}

/**
 * `/config.json` from the environment: IDENTITY with its name, colours, links and publisher, PRODOTTO, AMBIENTE (LOCALE by default;
 * PRODUZIONE shows no tag), API and PUBLISH, LANGUAGES, PREVIEWS, OUTCOME_SAMPLE, and the facts for the pages on accessibility and privacy:
 * PUBLISHER_NAME, PUBLISHER_EMAIL, PUBLISHER_DPO and LOG_DAYS.
 */
export function portalConfig(env: NodeJS.ProcessEnv = process.env): PortalConfig {
  const asked = (env.AMBIENTE ?? 'LOCALE').toUpperCase();
  const environment = environments.find((known) => known === asked);
  if (!environment) throw new Error(`AMBIENTE is "${env.AMBIENTE}"; it must be one of ${environments.join(', ')}.`);
  const chosen = chosenIdentity(env);
  const identity = portalIdentity(chosen);
  const { name, email, dataProtectionOfficer } = chosen.publisher;
  const publisher: Publisher = { ...(name && { name }), ...(email && { email }), ...(dataProtectionOfficer && { dataProtectionOfficer }) };
  return {
    product: chosen.product,
    api: env.API ?? '',
    ...(environment !== 'PRODUZIONE' && { environment }),
    ...(env.PUBLISH && { publish: env.PUBLISH }),
    ...(previews(env, environment) && { previews: true }),
    ...(env.LANGUAGES && { languages: readLanguages(env) }),
    outcomeSample: readWholeNumber(env, 'OUTCOME_SAMPLE', { standard: 10, maximum: 100 }),
    ...(identity && { identity }),
    ...(Object.keys(publisher).length > 0 && { publisher }),
    ...(Number(env.LOG_DAYS) > 0 && { logDays: Number(env.LOG_DAYS) }),
  };
}

/** The files of the identity, what it changes in the page before its code has come, and where to report a fault of security. */
export function portalMarks(env: NodeJS.ProcessEnv = process.env) {
  const identity = chosenIdentity(env);
  const { folder, files, publisher } = identity;
  return { folder, files, replacements: pageReplacements(identity), security: securityAddress(publisher) };
}
