import { join } from 'node:path';
import { root } from '@territori/build/workspace';

/** The site under test: the workspace's own, or the one that E2E_SITE names, such as a release candidate. */
export const siteFolder = (): string => process.env.E2E_SITE ?? join(root, '.site');
