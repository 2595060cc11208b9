import { CONTRACT, type PublishedSection } from '@territori/contract';

/** How the server of a hostile section answers for its entry script. */
export type HostileEntry =
  | { readonly kind: 'down' }
  | { readonly kind: 'hung' }
  | { readonly kind: 'page' }
  | { readonly kind: 'script'; readonly source: string };

/** A section with one fault, in its release or on its server. */
export interface HostileSection {
  readonly id: string;
  readonly section: PublishedSection;
  readonly entry: HostileEntry;
  /** False when the registered hash belongs to another file. */
  readonly intact: boolean;
}

interface Wrong {
  readonly entry?: HostileEntry;
  /** Body of the page's component. */
  readonly page?: string;
  /** The function that loads the page. */
  readonly load?: string;
  /** The function that `get('./section')` resolves with. */
  readonly factory?: string;
  readonly get?: string;
  readonly published?: Partial<PublishedSection>;
  readonly intact?: boolean;
}

const wrongs: Readonly<Record<string, Wrong>> = {
  down: { entry: { kind: 'down' } },
  'hung-entry': { entry: { kind: 'hung' } },
  'page-instead': { entry: { kind: 'page' } },
  'throws-on-import': { factory: `() => { throw new Error('hostile: thrown on import'); }` },
  'throws-on-render': { page: `throw new Error('hostile: thrown on render');` },
  'never-resolves': { get: `() => new Promise(() => {})` },
  'page-never-comes': { load: `() => new Promise(() => {})` },
  'chunk-deleted': { load: `() => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))` },
  'no-section': { factory: `() => ({ default: { hello: 'world' } })` },
  'wrong-contract': { published: { contract: CONTRACT + 1 } },
  'wrong-react': { published: { needs: { react: '^18.2.0' } } },
  'newer-kit': { published: { needs: { '@territori/kit': '^99.0.0' } } },
  'wrong-integrity': { intact: false },
  'leaks-listeners': { page: `addEventListener('resize', () => {}); setInterval(() => {}, 50); return null;` },
  'writes-language': { page: `document.documentElement.lang = 'xx'; document.title = 'mine'; return null;` },
};

/** One section for every fault that a release, a server or a section's own code can have. Their containers are handwritten scripts. */
export const hostileSections: readonly HostileSection[] = Object.entries(wrongs).map(([name, wrong]) =>
  hostileSection(`ostile-${name}`, wrong),
);

function hostileSection(id: string, wrong: Wrong): HostileSection {
  const section: PublishedSection = {
    id,
    routes: [`/${id}`],
    title: { it: `Ostile ${id.slice('ostile-'.length)}`, en: `Hostile ${id.slice('ostile-'.length)}` },
    contract: CONTRACT,
    version: '1.0.0',
    container: `mf_${id.replaceAll('-', '_')}`,
    needs: {},
    builtWith: {},
    sizes: { entry: 1, total: 1 },
    firstPage: [],
    ...wrong.published,
  };
  return { id, section, entry: wrong.entry ?? { kind: 'script', source: container(section, wrong) }, intact: wrong.intact ?? true };
}

function container({ id, routes, title, container: name }: PublishedSection, wrong: Wrong): string {
  const load = wrong.load ?? `async () => ({ default: () => { ${wrong.page ?? 'return null;'} } })`;
  const exported = `{
    contract: ${CONTRACT},
    manifest: ${JSON.stringify({ id, routes, title })},
    messages: { it: {}, en: {} },
    routes: [{ path: '', page: ${load} }],
  }`;
  const factory = wrong.factory ?? `() => ({ default: ${exported} })`;
  return `var ${name} = { init() {}, get: ${wrong.get ?? `async () => ${factory}`} };`;
}
