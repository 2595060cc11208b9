import { originAt, refuseTakenPort } from '@territori/build/portal/bind';
import { readPlace, readSettings, type Settings } from '@territori/serve/settings';

/**
 * The settings of `npm start` and `npm run dev` from the environment: the settings of the API, on the portal's port, with a
 * log of warnings and errors only. Without PUBLIC_ORIGIN visitors reach the portal where it listens. Rejects with a plain
 * message for a wrong value, and for a port or a host that cannot be used.
 */
export async function portalSettings(environment: NodeJS.ProcessEnv = process.env): Promise<Settings> {
  const own = { PORT: '8080', LOG_LEVEL: 'warn', ...environment };
  const place = await refuseTakenPort(readPlace(own), 'PORT');
  return readSettings({ ...own, PORT: String(place.port), PUBLIC_ORIGIN: environment.PUBLIC_ORIGIN || originAt(place) });
}
