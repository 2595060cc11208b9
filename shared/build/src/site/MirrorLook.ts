import type { Deployment } from './deployment.ts';
import type { ReadOwners } from './owners/Owners.ts';
import type { FolderTarget } from './store/FolderTarget.ts';
import type { Target } from './store/Target.ts';

export interface Mirror {
  /** The site into which teams publish. */
  readonly source: Target;
  /** The folder that a web server serves, which teams cannot write. */
  readonly destination: FolderTarget;
  /** The hash with which the owners of the source begin, as its administrator said it. */
  readonly root?: string | undefined;
}

/** What a look at the source has read. */
export interface MirrorLook extends Mirror {
  readonly read: ReadOwners | undefined;
  readonly state: Deployment;
}
