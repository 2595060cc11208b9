import type { Language, PortalConfig, PortalIdentity, Publisher } from '@territori/contract';
import { fetchText, READ_LIMIT_MS } from './fetchText.ts';
import { keepText } from './keepText.ts';

const ENVIRONMENTS: readonly unknown[] = ['LOCALE', 'SVILUPPO', 'COLLAUDO'];

/** Local storage key of the last configuration that could be read, as text. */
const CONFIG_KEY = 'territori.config';

/** Milliseconds that the configuration may take on a browser's first visit. */
const FIRST_LIMIT_MS = 10_000;

/** The configuration when `/config.json` cannot be read: production, on the portal's own origin, with the name that its page has. */
const standardConfig = (): PortalConfig => ({ product: document.title, api: '' });

/** The non-empty texts; undefined when there are none. */
function readPublisher(value: unknown): Publisher | undefined {
  const { name, email, dataProtectionOfficer } = Object(value);
  const texts = Object.entries({ name, email, dataProtectionOfficer }).filter(([, text]) => typeof text === 'string' && text);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

const CONFIG_LISTS = ['header', 'footer'] as const;
const CONFIG_SETS = ['light', 'dark', 'moreContrastLight', 'moreContrastDark'] as const;

/** The identity, where it is whole: what its command wrote has every part. */
function readIdentity(value: unknown): PortalIdentity | undefined {
  const { subtitle, links, colors, mark, citation, environments, typeface, statements } = Object(value);
  const isWhole =
    Object(subtitle).it &&
    CONFIG_LISTS.every((name) => Array.isArray(Object(links)[name])) &&
    CONFIG_SETS.every((set) => Object(colors)[set]) &&
    mark;
  // an identity may leave these out
  const said = Object.entries({ citation, environments, typeface, statements }).filter(([, part]) => typeof part === 'object' && part);
  return isWhole ? { subtitle, links, colors, mark, ...Object.fromEntries(said) } : undefined;
}

/** The languages, where each is a tag: a wrong one would end the formats of numbers and dates. */
function isTags(value: unknown): value is readonly Language[] {
  try {
    return Array.isArray(value) && value.length > 0 && Intl.getCanonicalLocales(value).length === value.length;
  } catch {
    return false;
  }
}

/** The configuration that a text holds; a missing or wrong value gets its value in production. Throws where the text is not JSON. */
function parseConfig(text: string): PortalConfig {
  const {
    product,
    api,
    publish,
    environment,
    previews,
    languages,
    outcomeSample,
    publisher: named,
    logDays,
    identity: stated,
  } = JSON.parse(text);
  const identity = readIdentity(stated);
  const publisher = readPublisher(named);
  return {
    product: typeof product === 'string' && product ? product : standardConfig().product,
    api: typeof api === 'string' ? api : standardConfig().api,
    ...(typeof publish === 'string' && { publish }),
    ...(ENVIRONMENTS.includes(environment) && { environment }),
    ...(previews === true && { previews }),
    ...(isTags(languages) && { languages }),
    ...(outcomeSample >= 0 && outcomeSample <= 100 && { outcomeSample }),
    ...(identity && { identity }),
    ...(publisher && { publisher }),
    ...(Number.isInteger(logDays) && logDays > 0 && { logDays }),
  };
}

/** The configuration of an earlier visit; undefined where there is none. */
function keptConfig(storage: Storage | null): PortalConfig | undefined {
  try {
    return parseConfig(storage?.getItem(CONFIG_KEY) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Reads `/config.json`. An answer that takes longer than 3 s is replaced by the last one that this browser received, and kept for the next
 * visit. On a browser's first visit the answer may take 10 s: without it the portal would call its own origin in place of the configured
 * API. Never rejects: with neither, the portal is in production on its own origin.
 */
export async function readConfig(address: string, storage: Storage | null): Promise<PortalConfig> {
  const kept = keptConfig(storage);
  const answer = fetchText(address, {}, FIRST_LIMIT_MS).then((text) => {
    const config = parseConfig(text);
    keepText(storage, CONFIG_KEY, text);
    return config;
  });
  try {
    if (!kept) return await answer;
    const limit = new Promise<PortalConfig>((resolve) => setTimeout(resolve, READ_LIMIT_MS, kept));
    return await Promise.race([answer, limit]);
  } catch (reason) {
    console.error(`${address} could not be used:`, reason);
    return kept ?? standardConfig();
  }
}
