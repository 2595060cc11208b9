import { V1 } from '../../addresses.ts';
import type { CallContext } from '../Call.ts';

/** The address of a file of the boundaries, which names the edition and never changes. */
export const boundaryUrl = ({ origin, editionName }: Pick<CallContext, 'origin' | 'editionName'>, name: string): string =>
  `${origin}${V1}/confini/${name}?edizione=${encodeURIComponent(editionName)}`;
