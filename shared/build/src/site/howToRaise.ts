import { inWorkspace } from '../workspace.ts';

/** How a developer raises the version of a part, for messages: here, or in a section's own repository. */
export const howToRaise = inWorkspace
  ? '`npx changeset`, then `npx changeset version` raise it.'
  : 'Write it as "version" in package.json, and describe it under a heading "## <version>" in CHANGELOG.md.';
