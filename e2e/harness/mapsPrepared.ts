import { type APIRequestContext, expect } from '@playwright/test';

/** The first start on a new database prepares the maps while it answers already. */
export const PREPARATION_MS = 300_000;

/** Waits until the maps of the edition are prepared, or the edition is known to have none. */
export async function mapsPrepared(request: APIRequestContext): Promise<void> {
  const state = async () =>
    ((await (await request.get(`${process.env.E2E_API}/api/v1/confini?livello=uts`)).json()) as { stato: string }).stato;
  await expect.poll(state, { timeout: PREPARATION_MS }).not.toBe('in_preparazione');
}
