import type { Identity } from './Identity.ts';
import { readIdentity } from './readIdentity.ts';

/**
 * The identity that the settings of a deployment choose: IDENTITY, with PRODOTTO, PUBLISHER_NAME, PUBLISHER_CODE, PUBLISHER_EMAIL and
 * PUBLISHER_DPO in place of single values.
 * @throws IdentityError as `readIdentity` does
 */
export function chosenIdentity(environment: NodeJS.ProcessEnv): Identity {
  const value = (setting: string) => environment[setting]?.trim() || undefined;
  const chosen = readIdentity(value('IDENTITY'));
  const given = {
    name: value('PUBLISHER_NAME'),
    code: value('PUBLISHER_CODE'),
    email: value('PUBLISHER_EMAIL'),
    dataProtectionOfficer: value('PUBLISHER_DPO'),
  };
  const replaced = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined));
  return { ...chosen, product: value('PRODOTTO') ?? chosen.product, publisher: { ...chosen.publisher, ...replaced } };
}
