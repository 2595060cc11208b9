import type { PortalConfig } from '@territori/contract';
import { CommandFailed } from '../CommandFailed.ts';

/** A portal that runs elsewhere, in which a section is developed. */
export interface DeployedPortal {
  /** Its address, with a trailing slash. */
  readonly address: string;
  readonly config: PortalConfig;
}

const LIMIT_MS = 10_000;

/** Reads the settings of a deployed portal. Throws CommandFailed when the address leads to no portal. */
export async function readDeployedPortal(text: string): Promise<DeployedPortal> {
  const address = URL.canParse(text) ? new URL(text.endsWith('/') ? text : `${text}/`) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new CommandFailed(`"${text}" is not the address of a portal. It looks like https://territori.example.`);
  const settings = new URL('config.json', address).href;
  try {
    const response = await fetch(settings, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return { address: address.href, config: (await response.json()) as PortalConfig };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new CommandFailed(`${settings} cannot be read: ${cause instanceof Error ? cause.message : message}.`);
  }
}
