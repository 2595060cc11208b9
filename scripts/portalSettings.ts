import { readSettings, type Settings } from '../api/src/settings.ts';

/**
 * The settings of `npm start` and `npm run dev` from the environment: the settings of the API, on the portal's port, with a
 * log of warnings and errors only. Throws a plain message for a wrong value.
 */
export const portalSettings = (environment: NodeJS.ProcessEnv = process.env): Settings =>
  readSettings({ PORT: '8080', LOG_LEVEL: 'warn', ...environment });
