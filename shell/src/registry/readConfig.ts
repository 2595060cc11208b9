import type { PortalConfig, Publisher } from '@territori/contract';
import { fetchText } from './fetchText.ts';

const ENVIRONMENTS: readonly unknown[] = ['LOCALE', 'SVILUPPO', 'COLLAUDO'];

/** The configuration when `/config.json` cannot be read: production, on the portal's own origin. */
const DEFAULT: PortalConfig = { product: 'Territori', api: '' };

/** The non-empty texts; undefined when there are none. */
function readPublisher(value: unknown): Publisher | undefined {
  const { name, email, dataProtectionOfficer } = Object(value);
  const texts = Object.entries({ name, email, dataProtectionOfficer }).filter(([, text]) => typeof text === 'string' && text);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Reads `/config.json` within 3 s; a missing or wrong value gets its value in production. Never rejects. */
export async function readConfig(address: string): Promise<PortalConfig> {
  try {
    const { product, api, publish, environment, previews, outcomeSample, publisher: named, logDays } = JSON.parse(await fetchText(address));
    const publisher = readPublisher(named);
    return {
      product: typeof product === 'string' && product ? product : DEFAULT.product,
      api: typeof api === 'string' ? api : DEFAULT.api,
      ...(typeof publish === 'string' && { publish }),
      ...(ENVIRONMENTS.includes(environment) && { environment }),
      ...(previews === true && { previews }),
      ...(outcomeSample >= 0 && outcomeSample <= 100 && { outcomeSample }),
      ...(publisher && { publisher }),
      ...(Number.isInteger(logDays) && logDays > 0 && { logDays }),
    };
  } catch (reason) {
    console.error(`${address} could not be used:`, reason);
    return DEFAULT;
  }
}
