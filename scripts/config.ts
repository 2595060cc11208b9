import type { PortalConfig } from '@territori/contract';

const environments = ['LOCALE', 'SVILUPPO', 'COLLAUDO', 'PRODUZIONE'] as const;

/** `/config.json` from the environment: PRODOTTO, AMBIENTE (LOCALE by default; PRODUZIONE shows no tag), API and PUBLISH. */
export function portalConfig(env: NodeJS.ProcessEnv = process.env): PortalConfig {
  const name = (env.AMBIENTE ?? 'LOCALE').toUpperCase();
  const environment = environments.find((known) => known === name);
  if (!environment) throw new Error(`AMBIENTE is "${env.AMBIENTE}"; it must be one of ${environments.join(', ')}.`);
  return {
    product: env.PRODOTTO ?? 'Territori',
    api: env.API ?? '',
    ...(environment !== 'PRODUZIONE' && { environment }),
    ...(env.PUBLISH && { publish: env.PUBLISH }),
  };
}
