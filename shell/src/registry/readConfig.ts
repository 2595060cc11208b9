import type { PortalConfig, Publisher } from '@territori/contract';
import { fetchText } from './fetchText.ts';

const ENVIRONMENTS: readonly unknown[] = ['LOCALE', 'SVILUPPO', 'COLLAUDO'];

/** Production on the portal's own origin: what holds when `/config.json` cannot be read. */
const DEFAULT: PortalConfig = { product: 'Territori', api: '' };

/** The texts that are there; undefined when there are none. */
function readPublisher(value: unknown): Publisher | undefined {
  const { name, email, dataProtectionOfficer } = Object(value);
  const texts = Object.entries({ name, email, dataProtectionOfficer }).filter(([, text]) => typeof text === 'string' && text);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** `/config.json` within 3 s; what is missing or of another kind is as in production. Never rejects. */
export async function readConfig(address: string): Promise<PortalConfig> {
  try {
    const { product, api, publish, environment, publisher: named, logDays } = JSON.parse(await fetchText(address));
    const publisher = readPublisher(named);
    return {
      product: typeof product === 'string' && product ? product : DEFAULT.product,
      api: typeof api === 'string' ? api : DEFAULT.api,
      ...(typeof publish === 'string' && { publish }),
      ...(ENVIRONMENTS.includes(environment) && { environment }),
      ...(publisher && { publisher }),
      ...(Number.isInteger(logDays) && logDays > 0 && { logDays }),
    };
  } catch (reason) {
    console.error(`${address} could not be used:`, reason);
    return DEFAULT;
  }
}
