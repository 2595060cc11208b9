import { SettingError } from '../SettingError.ts';

const EXAMPLE = 'postgres://territori@localhost:5432/territori';

/**
 * The address of a PostgreSQL server as it was given. Throws SettingError for a text that is not one: `pg` would take it for the name of
 * a database on a server called `base`. The message does not repeat the text, which may hold a password.
 * @param variable of the environment that names the address
 */
export function databaseAddress(given: string, variable: string): string {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (address && /^postgres(ql)?:$/.test(address.protocol)) return given;
  const encoded = given.includes('@') ? '; in a password write %40 for @, %2F for /, %3A for : and %23 for #' : '';
  throw new SettingError(`${variable} is not the address of a PostgreSQL server: it must be like ${EXAMPLE}${encoded}`);
}
