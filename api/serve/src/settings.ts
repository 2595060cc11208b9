import { chosenIdentity } from '@territori/identity/chosenIdentity';
import { archivePlace } from '@territori/store/archivePlace';
import { editionFilePath } from '@territori/store/editionFile/editionFilePath';
import { SettingError } from '@territori/store/SettingError';
import type { AppOptions } from './app.ts';

/** Where a process listens. */
export interface ListeningPlace {
  readonly port: number;
  readonly host: string;
}

/** What the process reads from its environment. */
export interface Settings extends ListeningPlace {
  /** Seconds in which calls under way may be answered after the process is asked to stop. */
  readonly stopSeconds: number;
  readonly app: AppOptions;
}

const DEFAULT_PORT = 8081;

const EXAMPLE = 'the address at which visitors reach the service, for example PUBLIC_ORIGIN=https://territori.example';

/**
 * Reads PUBLIC_ORIGIN, with which every absolute link begins; headers of a call are never used for it. Throws SettingError for a text that
 * is not an origin.
 */
export function readPublicOrigin({ PUBLIC_ORIGIN }: NodeJS.ProcessEnv): string {
  const given = PUBLIC_ORIGIN?.trim() ?? '';
  if (given === '') throw new SettingError(`PUBLIC_ORIGIN is not set: give ${EXAMPLE}`);
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.href !== `${address.origin}/`)
    throw new SettingError(`PUBLIC_ORIGIN is '${given}': it must be ${EXAMPLE}`);
  return address.origin;
}

/** Reads a whole number, the standard where the variable is not set. Throws SettingError on a value that is empty or no such number. */
export function readWholeNumber(environment: NodeJS.ProcessEnv, name: string, limits: { standard: number; maximum: number }): number {
  const value = environment[name]?.trim() ?? String(limits.standard);
  if (/^\d+$/.test(value) && Number(value) <= limits.maximum) return Number(value);
  throw new SettingError(`${name} is ${value === '' ? 'empty' : `'${value}'`}: it must be a whole number up to ${limits.maximum}`);
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads LOG_LEVEL. Throws SettingError on a level that does not exist. */
function readLogLevel({ LOG_LEVEL }: NodeJS.ProcessEnv): string {
  const level = LOG_LEVEL?.trim() || 'info';
  if (LOG_LEVELS.includes(level)) return level;
  throw new SettingError(`LOG_LEVEL is '${level}': it must be one of ${LOG_LEVELS.join(', ')}`);
}

/** Reads PORT and HOST. */
export const readPlace = (environment: NodeJS.ProcessEnv): ListeningPlace => ({
  port: readWholeNumber(environment, 'PORT', { standard: DEFAULT_PORT, maximum: 65_535 }),
  host: environment.HOST?.trim() || '127.0.0.1',
});

/**
 * Reads PORT, HOST, STOP_SECONDS, PUBLIC_ORIGIN, ACCESSIBILITY_URL, those of the identity (`chosenIdentity`), PORTALE_CONTENUTI,
 * PORTALE_ARCHIVIO, PORTALE_EDIZIONE with what else says where that file is, CALLS_PER_MINUTE, TRUST_PROXY and LOG_LEVEL. Throws
 * SettingError on a number that is empty or none, on a level of the log that does not exist, and where PUBLIC_ORIGIN names no origin;
 * IdentityError for an identity that cannot be used.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const whole = (name: string, standard: number, maximum: number) => readWholeNumber(environment, name, { standard, maximum });
  const content = text('PORTALE_CONTENUTI');
  const editionFile = editionFilePath(environment);
  const archive = archivePlace(environment);
  return {
    ...readPlace(environment),
    stopSeconds: whole('STOP_SECONDS', 30, 3600),
    app: {
      logger: { level: readLogLevel(environment) },
      publicOrigin: readPublicOrigin(environment),
      accessibilityUrl: text('ACCESSIBILITY_URL') ?? '',
      identity: chosenIdentity(environment),
      callsPerMinute: whole('CALLS_PER_MINUTE', 1200, 1_000_000),
      trustProxy: text('TRUST_PROXY') === '1',
      readAhead: true,
      ...(archive !== undefined && { archive }),
      ...(editionFile === undefined ? {} : { editionFile }),
      ...(content === undefined ? {} : { content }),
    },
  };
}
