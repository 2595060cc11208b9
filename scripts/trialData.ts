import { join } from 'node:path';
import { packageHash } from '@territori/build/contentStamp';
import { root } from '@territori/build/workspace';

/** The folder of the database with which a release is tried, for the present sources of the API. A release makes it where it is missing. */
export const trialData = (workspace = root): string => join(workspace, '.cache/trial', packageHash('api').slice(0, 16));
