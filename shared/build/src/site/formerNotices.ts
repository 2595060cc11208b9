import type { Deployment } from './deployment.ts';

/** One sentence for each running or staged section of a former contract, with the last day on which the shell runs it. */
export function formerNotices({ registry, shell }: Deployment): string[] {
  const shown = Object.values(registry.sections).flatMap(({ next, ...running }) => [running, ...(next ? [next] : [])]);
  return shown.flatMap(({ version, section: { id, contract } }) => {
    const former = shell?.formerContracts?.find((each) => each.contract === contract);
    if (!former) return [];
    return [
      `${id} ${version} has contract ${contract}, which shell ${shell?.version} runs until ${former.until}: build it again before then.`,
    ];
  });
}
