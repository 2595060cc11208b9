import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Budget } from './budgets.ts';

/** Modules by name, with their bytes before compression. */
type ModuleSizes = Readonly<Record<string, number>>;

/** `weights.json` of a build. */
export interface Weights {
  /** The size of each part with a budget, in gzip bytes. */
  readonly parts: Readonly<Partial<Record<keyof Budget, number>>>;
  /** The modules of these parts. */
  readonly modules: ModuleSizes;
  /** The modules of each script of the build. */
  readonly files: Readonly<Record<string, ModuleSizes>>;
}

const LONGEST_LIST = 10;

/** The modules that grew most since an earlier build; without one, the largest. */
function suspects({ modules }: Weights, before?: Weights): string[] {
  const rows = Object.entries(modules).map(([name, size]) => ({ name, size, growth: size - (before?.modules[name] ?? 0) }));
  const grown = rows.filter(({ growth }) => growth > 0).sort((a, b) => b.growth - a.growth);
  return grown.slice(0, LONGEST_LIST).map(({ name, size, growth }) => (before ? `+${growth} (now ${size}) ${name}` : `${size} ${name}`));
}

/** Throws when a build exceeds its budget, and names the modules that grew since the previous build. */
export function checkBudget(part: string, budget: Budget, weights: Weights, before?: Weights): void {
  const over = (Object.entries(budget) as [keyof Budget, number][]).filter(([name, limit]) => (weights.parts[name] ?? 0) > limit);
  if (over.length === 0) return;
  const figures = over.map(
    ([name, limit]) =>
      `${name} weighs ${weights.parts[name]} bytes gzip, ${(weights.parts[name] ?? 0) - limit} over its budget of ${limit}`,
  );
  const heading = before
    ? 'Modules that grew since the previous build, in bytes before compression:'
    : 'Its largest modules, in bytes before compression:';
  throw new Error(
    [`${part} is over its budget: ${figures.join('; ')}.`, heading, ...suspects(weights, before).map((line) => `  ${line}`)].join('\n'),
  );
}

/** The weights of the newest build in a folder of builds. */
export function newestWeights(builds: string): Weights | undefined {
  if (!existsSync(builds)) return undefined;
  const files = readdirSync(builds)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(builds, name, 'weights.json'))
    .filter(existsSync)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return files[0] ? (JSON.parse(readFileSync(files[0], 'utf8')) as Weights) : undefined;
}
