import { inWorkspace } from './workspace.ts';

/** What a message tells somebody to do: in a section's own repository, or in the workspace of the portal. */
const here = (outside: string, workspace: string): string => (inWorkspace ? workspace : outside);

/** How a command of `territori` is called where its message is read, with what follows it. */
export const call = (word: string, rest = ''): string => {
  const after = rest && ` ${rest}`;
  return here(`npx territori ${word}${after}`, `npm run ${word}${rest && ' --'}${after}`);
};

/** How the version of a part is raised. */
export const howToRaise = here(
  'Write it as "version" in package.json, and describe it under a heading "## <version>" in CHANGELOG.md.',
  '`npx changeset`, then `npx changeset version` raise it.',
);

/** How the version of a shared package is raised, which the portal's workspace alone does. */
export const howToRaiseShared = (name: string): string =>
  here(`ask the portal for a version of ${name} that is raised`, `raise the version of ${name} (npx changeset, npx changeset version)`);

/** How the versions of every part of a site are listed. */
export const howToList = here('npx territori releases --all --to <site>', 'npm run releases -- --to <site>');

/** How a version is staged. */
export const howToStage = (part: string): string =>
  here(
    'npm run publish -- --share 10 --to <site> stages the next one',
    `npm run release -- ${part} --share 10 --to <site> stages one, and so does the containers' registry with --stage ${part}=10`,
  );
