import { CommandFailed } from '@territori/build/CommandFailed';
import type { Publisher } from '@territori/linked-data/dcatCatalogue';

/** The settings of the pages for search engines. */
export interface SearchPagesSettings {
  /** The portal's public origin, without a final slash. */
  readonly origin: string;
  readonly product: string;
  /** False outside production: robots are then asked to stay away. */
  readonly production: boolean;
  readonly publisher?: Publisher;
}

/**
 * Reads PUBLIC_ORIGIN, PRODOTTO, AMBIENTE and PUBLISHER_NAME, PUBLISHER_CODE, PUBLISHER_EMAIL. Throws CommandFailed when the origin
 * is missing or cannot be read.
 */
export function readSettings(environment: NodeJS.ProcessEnv): SearchPagesSettings {
  const { PUBLIC_ORIGIN, PRODOTTO, AMBIENTE, PUBLISHER_NAME: name, PUBLISHER_CODE: code, PUBLISHER_EMAIL: email } = environment;
  if (!PUBLIC_ORIGIN || !URL.canParse(PUBLIC_ORIGIN)) {
    throw new CommandFailed(
      'PUBLIC_ORIGIN must be the public address of the portal, such as https://territori.example: the pages name it.',
    );
  }
  return {
    origin: new URL(PUBLIC_ORIGIN).origin,
    product: PRODOTTO || 'Territori',
    production: (AMBIENTE || 'PRODUZIONE') === 'PRODUZIONE',
    ...(name && code && email ? { publisher: { name, code, email } } : {}),
  };
}
