import type { PortalConfig, Publisher } from '@territori/contract';
import { readWholeNumber } from '@territori/serve/settings';

const environments = ['LOCALE', 'SVILUPPO', 'COLLAUDO', 'PRODUZIONE'] as const;

/** PREVIEWS is `yes` or `no`; by default published versions can be previewed outside production. */
function previews({ PREVIEWS }: NodeJS.ProcessEnv, environment: (typeof environments)[number]): boolean {
  if (PREVIEWS && !['yes', 'no'].includes(PREVIEWS)) throw new Error(`PREVIEWS is "${PREVIEWS}"; it must be yes or no.`);
  return PREVIEWS ? PREVIEWS === 'yes' : environment !== 'PRODUZIONE';
}

/**
 * `/config.json` from the environment: PRODOTTO, AMBIENTE (LOCALE by default; PRODUZIONE shows no tag), API and
 * PUBLISH, PREVIEWS, OUTCOME_SAMPLE, and the facts for the pages on accessibility and privacy: PUBLISHER_NAME,
 * PUBLISHER_EMAIL, PUBLISHER_DPO and LOG_DAYS.
 */
export function portalConfig(env: NodeJS.ProcessEnv = process.env): PortalConfig {
  const name = (env.AMBIENTE ?? 'LOCALE').toUpperCase();
  const environment = environments.find((known) => known === name);
  if (!environment) throw new Error(`AMBIENTE is "${env.AMBIENTE}"; it must be one of ${environments.join(', ')}.`);
  const publisher: Publisher = {
    ...(env.PUBLISHER_NAME && { name: env.PUBLISHER_NAME }),
    ...(env.PUBLISHER_EMAIL && { email: env.PUBLISHER_EMAIL }),
    ...(env.PUBLISHER_DPO && { dataProtectionOfficer: env.PUBLISHER_DPO }),
  };
  return {
    product: env.PRODOTTO ?? 'Territori',
    api: env.API ?? '',
    ...(environment !== 'PRODUZIONE' && { environment }),
    ...(env.PUBLISH && { publish: env.PUBLISH }),
    ...(previews(env, environment) && { previews: true }),
    outcomeSample: readWholeNumber(env, 'OUTCOME_SAMPLE', { standard: 10, maximum: 100 }),
    ...(Object.keys(publisher).length > 0 && { publisher }),
    ...(Number(env.LOG_DAYS) > 0 && { logDays: Number(env.LOG_DAYS) }),
  };
}
