import { CommandFailed } from '@territori/build/CommandFailed';
import { chosenIdentity } from '@territori/identity/chosenIdentity';
import type { Colors } from '@territori/identity/colors/colorsOf';
import { type Language, readLanguages } from '@territori/languages';
import type { Publisher } from '@territori/linked-data/dcatCatalogue';

/** The settings of the pages for search engines. */
export interface SearchPagesSettings {
  /** The portal's public origin, without a final slash. */
  readonly origin: string;
  /** The languages of the pages, the first one for visitors whose language is not there. */
  readonly languages: readonly Language[];
  readonly product: string;
  readonly colors: Colors;
  /** The family of the identity's typeface. */
  readonly typeface?: string;
  /** False outside production: robots are then asked to stay away. */
  readonly production: boolean;
  readonly publisher?: Publisher;
}

/**
 * Reads PUBLIC_ORIGIN, LANGUAGES, IDENTITY, AMBIENTE, and PRODOTTO, PUBLISHER_NAME, PUBLISHER_CODE and PUBLISHER_EMAIL, which replace what
 * the identity says. Throws CommandFailed when the origin is missing or cannot be read, and IdentityError for an identity that cannot be
 * used.
 */
export function readSettings(environment: NodeJS.ProcessEnv): SearchPagesSettings {
  const { PUBLIC_ORIGIN, AMBIENTE } = environment;
  if (!PUBLIC_ORIGIN || !URL.canParse(PUBLIC_ORIGIN)) {
    throw new CommandFailed(
      'PUBLIC_ORIGIN must be the public address of the portal, such as https://territori.example: the pages name it.',
    );
  }
  const { product, colors, publisher, typeface } = chosenIdentity(environment);
  const { name, code, email } = publisher;
  return {
    origin: new URL(PUBLIC_ORIGIN).origin,
    languages: readLanguages(environment),
    product,
    colors,
    ...(typeface && { typeface: typeface.family }),
    production: (AMBIENTE || 'PRODUZIONE') === 'PRODUZIONE',
    ...(name && code && email ? { publisher: { name, code, email } } : {}),
  };
}
