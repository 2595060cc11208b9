import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installed, sharedPackage } from './installed.ts';
import { publicModules } from './publicModules.ts';

/** One entry of the list below. */
export interface SharedModule {
  /** The import name; with a trailing slash, every module below it, each on demand. */
  readonly request: string;
  /** Only one copy per page: the gate refuses a section that cannot use the shell's. Without it, a section falls back to its own copy. */
  readonly singleton: boolean;
  /** The installed version, which is also the lowest version that a consumer accepts (`^version`). */
  readonly version: string;
}

/** The Fluent of `shared/ui` decides the versions of Fluent's parts. */
const fluent = (name: string) => installed('ui', '@fluentui/react-components', name).version;
const ours = (name: string) => installed(name).version;

/**
 * Everything that shell and sections share, and why. Every entry is strict: a different version is never used silently.
 * Every entry keeps its fallback, so that a section also works in a page without the shell; a quick build needs none.
 *
 * Not shared, on purpose: `@territori/contract`, because a section carries the contract number it was built with;
 * Fluent, the router, the query client and i18next as packages, because a whole package cannot be tree-shaken -
 * sections reach them only through the families of `ui` and the surfaces of `kit`.
 */
export const sharedModules: readonly SharedModule[] = [
  // Hooks and context work only with a single React.
  { request: 'react', singleton: true, version: installed('kit', 'react').version },
  { request: 'react/', singleton: true, version: installed('kit', 'react').version },
  { request: 'react-dom', singleton: true, version: installed('kit', 'react-dom').version },
  { request: 'react-dom/', singleton: true, version: installed('kit', 'react-dom').version },
  // Holds the contexts through which a section reaches language, API client, notifications, session, router and query cache.
  { request: '@territori/kit', singleton: true, version: ours('kit') },
  { request: '@territori/kit/', singleton: true, version: ours('kit') },
  // By family, so that a page loads the components it shows. No singleton: a section on a newer ui brings its own.
  { request: '@territori/ui/', singleton: false, version: ours('ui') },
  // The search pages and the viewer, downloaded once for home and the three report sections. No singleton, for the same reason.
  // A section elsewhere may not have it installed.
  ...(sharedPackage('report-flow') ? [{ request: '@territori/report-flow/', singleton: false, version: ours('report-flow') }] : []),
  // The contexts of Fluent. A section with its own ui still renders into the shell's theme, style renderer and fields;
  // with separate contexts its popovers would be transparent and its fields unlabelled.
  { request: '@griffel/react', singleton: true, version: fluent('@griffel/react') },
  { request: '@fluentui/react-shared-contexts', singleton: true, version: fluent('@fluentui/react-shared-contexts') },
  { request: '@fluentui/react-field', singleton: true, version: fluent('@fluentui/react-field') },
];

/** One shared module as the federation plugins read it. */
interface SharedSettings {
  readonly version: string;
  readonly requiredVersion: string;
  readonly singleton: boolean;
  readonly strictVersion: true;
}

/** A shared module named by its file, with the name under which it is shared. */
interface ProvidedFile extends SharedSettings {
  readonly shareKey: string;
}

const settings = ({ singleton, version }: SharedModule): SharedSettings => ({
  version,
  requiredVersion: `^${version}`,
  singleton,
  strictVersion: true,
});

/**
 * The list in the form that the federation plugins read.
 * @param fallback whether the build holds a copy of each module, for a page without the shell
 */
export function sharedConfig({ fallback = true } = {}): Record<string, SharedSettings & { import?: false }> {
  return Object.fromEntries(sharedModules.map((module) => [module.request, { ...settings(module), ...(!fallback && { import: false }) }]));
}

/**
 * The modules through which compiled JSX reaches React; sections built for production and for development use different
 * ones, from the one React.
 */
function jsxRuntimes(): Record<string, ProvidedFile> {
  const { resolve } = createRequire(join(sharedPackage('kit') as string, 'package.json'));
  const react = sharedModules.find(({ request }) => request === 'react/') as SharedModule;
  return Object.fromEntries(
    ['react/jsx-runtime', 'react/jsx-dev-runtime'].map((shareKey) => [resolve(shareKey), { ...settings(react), shareKey }]),
  );
}

/** Public modules that tests alone use. */
const FOR_TESTS = ['@territori/kit/testing'];

/**
 * The public modules of our own shared families, and React's modules for JSX, by file. A plugin provides a module that
 * is named by its file even when nothing in the shell imports it. So the shell provides each family on demand, and all
 * families share one Fluent core.
 */
export function providedByShell(): Record<string, ProvidedFile> {
  const families = sharedModules.filter(({ request }) => request.startsWith('@territori/') && request.endsWith('/'));
  const own = families.flatMap((family) =>
    publicModules(family.request.split('/')[1] as string)
      .filter(({ request }) => request.startsWith(family.request) && !FOR_TESTS.includes(request))
      .map(({ request, file }) => [file, { ...settings(family), shareKey: request }] as const),
  );
  return { ...Object.fromEntries(own), ...jsxRuntimes() };
}

/**
 * Throws when a section takes a module of a shared family that the shell does not provide: the section would contain a
 * second copy of the shell's code.
 * @param requests the modules that the section takes, as it imports them
 */
export function refuseUnprovided(requests: readonly string[]): void {
  const provided = new Set([
    ...sharedModules.map(({ request }) => request),
    ...Object.values(providedByShell()).map(({ shareKey }) => shareKey),
  ]);
  const missing = requests.filter((request) => request.startsWith('@territori/') && !provided.has(request));
  if (missing.length === 0) return;
  throw new Error(
    `The shell does not provide ${missing.join(', ')}. It provides the public modules of each package, which are the "exports" of its package.json.`,
  );
}
