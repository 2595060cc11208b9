import type { Edition } from '@territori/store/database';
import type { Services } from './services.ts';

/**
 * The edition in service. Throws NoEditionError before the first load, and UnreadableEditionError where only other versions can read
 * one.
 */
export const currentEdition = ({ database }: Pick<Services, 'database'>): Promise<Edition> => database.inService();
