import type { PortalConfig } from '@territori/contract';
import { fetchText } from './fetchText.ts';

const ENVIRONMENTS: readonly unknown[] = ['LOCALE', 'SVILUPPO', 'COLLAUDO'];

/** Production on the portal's own origin: what holds when `/config.json` cannot be read. */
const DEFAULT: PortalConfig = { product: 'Territori', api: '' };

/** `/config.json` within 3 s; what is missing or of another kind is as in production. Never rejects. */
export async function readConfig(address: string): Promise<PortalConfig> {
  try {
    const { product, api, publish, environment } = JSON.parse(await fetchText(address));
    return {
      product: typeof product === 'string' && product ? product : DEFAULT.product,
      api: typeof api === 'string' ? api : DEFAULT.api,
      ...(typeof publish === 'string' && { publish }),
      ...(ENVIRONMENTS.includes(environment) && { environment }),
    };
  } catch (reason) {
    console.error(`${address} could not be used:`, reason);
    return DEFAULT;
  }
}
