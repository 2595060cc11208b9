import type { PublishedSection, RegistryEntry } from '@territori/contract';
import { describe, expect, it } from 'vitest';
import type { Deployment, ReleasedShell } from './deployment.ts';
import { formerNotices } from './formerNotices.ts';
import { misfits } from './misfits.ts';

const section = (id: string, version: string, more: Partial<PublishedSection> = {}): PublishedSection => ({
  id,
  version,
  routes: [`/${id}`],
  title: { it: id, en: id },
  contract: 1,
  container: `mf_${id}`,
  needs: { '@territori/kit': '^1.0.0' },
  builtWith: { '@territori/kit': '1.0.0', '@territori/ui': '1.0.0' },
  sizes: { entry: 1, total: 1 },
  firstPage: [],
  ...more,
});

const shell: ReleasedShell = {
  version: '1.4.3',
  page: '',
  initial: [],
  contract: 1,
  paths: ['/privacy'],
  provides: { react: '19.0.0', '@territori/kit': '1.0.0', '@territori/kit/': '1.0.0', '@territori/ui/': '1.0.0' },
  names: { '@territori/kit': ['useApi'], '@territori/ui/table': ['Table'] },
  sharedSources: { '@territori/kit': 'aaaa', '@territori/ui': 'bbbb' },
  providedFiles: {},
};

function site(shell: ReleasedShell | undefined, ...sections: PublishedSection[]): Deployment {
  const entry = (section: PublishedSection) => ({ version: section.version, section }) as RegistryEntry;
  return {
    registry: { revision: 1, sections: Object.fromEntries(sections.map((each) => [each.id, entry(each)])) },
    ...(shell && { shell }),
  };
}

const glossario = section('glossario', '1.0.0');

/** The reasons against a change of a site that runs the glossary, from the sections that it brings. */
function against(change: { shell?: Partial<ReleasedShell>; sections?: PublishedSection[]; running?: PublishedSection }): string[] {
  const running = change.running ?? glossario;
  const after = [...new Map([running, ...(change.sections ?? [])].map((each) => [each.id, each])).values()];
  const published = Object.fromEntries(after.map((each) => [`${each.id} ${each.version}`, each]));
  const found = misfits(site(shell, running), site({ ...shell, ...change.shell }, ...after), published);
  return found.map(({ part, reason }) => `${part}: ${reason}`);
}

describe('a section is released', () => {
  it('when it fits', () => {
    expect(against({ sections: [section('voci', '1.0.0', { uses: { '@territori/kit': ['useApi'] } })] })).toEqual([]);
  });

  it('not with a path, or an alias, of a running section', () => {
    expect(against({ sections: [section('voci', '1.0.0', { routes: ['/voci', '/Glossario'] })] })).toEqual([
      'voci: voci 1.0.0 and the running glossario 1.0.0 both own the path /Glossario: a path belongs to one.',
    ]);
  });

  it('not with a path of the shell’s own pages', () => {
    expect(against({ sections: [section('voci', '1.0.0', { routes: ['/privacy'] })] })).toEqual([
      'voci: voci 1.0.0 and the running shell 1.4.3 both own the path /privacy: a path belongs to one.',
    ]);
  });

  it('not with another contract than the running shell', () => {
    expect(against({ sections: [section('glossario', '2.0.0', { contract: 2 })] })).toEqual([
      'glossario: glossario 2.0.0 has contract 2, the running shell 1.4.3 has contract 1.',
    ]);
  });

  it('with a former contract that the running shell still runs, and with the versions of that time alone', () => {
    const kept = {
      ...shell,
      version: '1.5.0',
      contract: 2,
      provides: { ...shell.provides, '@territori/kit': '2.0.0', '@territori/kit/': '2.0.0' },
    };
    const until = { contract: 1, versions: { '@territori/kit': '1.4.0' }, until: '2027-12-31' };
    const running = site({ ...kept, formerContracts: [until] }, glossario);
    expect(misfits(site(shell, glossario), running, {})).toEqual([]);
    expect(misfits(site(shell, glossario), site(kept, glossario), {}).map(({ reason }) => reason)).toEqual([
      'The running glossario 1.0.0 has contract 1, shell 1.5.0 has contract 2.',
    ]);
    const newer = section('glossario', '1.1.0', { needs: { '@territori/kit': '^1.5.0' } });
    expect(misfits(running, site({ ...kept, formerContracts: [until] }, newer), {}).map(({ reason }) => reason)).toEqual([
      'glossario 1.1.0 needs @territori/kit ^1.5.0, the running shell 1.5.0 provides 1.4.0.',
    ]);
    expect(formerNotices(running)).toEqual([
      'glossario 1.0.0 has contract 1, which shell 1.5.0 runs until 2027-12-31: build it again before then.',
    ]);
  });

  it('not when it needs a version that the running shell lacks', () => {
    expect(against({ sections: [section('glossario', '1.1.0', { needs: { '@territori/kit': '^1.1.0' } })] })).toEqual([
      'glossario: glossario 1.1.0 needs @territori/kit ^1.1.0, the running shell 1.4.3 provides 1.0.0.',
    ]);
  });

  it('not when it uses names that the running shell lacks', () => {
    expect(against({ sections: [section('glossario', '1.1.0', { uses: { '@territori/kit': ['nuovo', 'useApi'] } })] })).toEqual([
      'glossario: glossario 1.1.0 needs `nuovo` of @territori/kit, which the running shell 1.4.3 lacks.',
    ]);
  });

  it('with names that the shell lacks of a package that it brings itself', () => {
    const newer = { builtWith: { '@territori/ui': '1.1.0' }, uses: { '@territori/ui/table': ['Tree'] } };
    expect(against({ sections: [section('glossario', '1.1.0', newer)] })).toEqual([]);
  });

  it('not when it was built with a shared package that changed without a new version', () => {
    expect(against({ sections: [section('glossario', '1.1.0', { sharedSources: { '@territori/kit': 'cccc' } })] })).toEqual([
      'glossario: glossario 1.1.0 was built with @territori/kit 1.0.0 whose sources differ from those in the running shell 1.4.3: raise the version of @territori/kit (npx changeset, npx changeset version), and release the shell first.',
    ]);
  });

  it('when only another section does not fit: that one was there before', () => {
    const misfit = section('glossario', '1.0.0', { needs: { react: '^20.0.0' } });
    expect(against({ running: misfit, sections: [section('voci', '1.0.0')] })).toEqual([]);
  });

  it('to a site that has no shell yet', () => {
    expect(misfits(site(undefined), site(undefined, section('voci', '1.0.0', { contract: 2 })), {})).toEqual([]);
  });
});

describe('a version for a share of the visitors', () => {
  /** A site whose glossary has a staged version. */
  const staging = (next: PublishedSection, ...sections: PublishedSection[]): Deployment => {
    const { registry, ...rest } = site(shell, glossario, ...sections);
    const staged = { version: next.version, section: next, share: 10 } as NonNullable<RegistryEntry['next']>;
    const entry = { ...(registry.sections.glossario as RegistryEntry), next: staged };
    return { ...rest, registry: { ...registry, sections: { ...registry.sections, glossario: entry } } };
  };
  const next = section('glossario', '1.1.0', { routes: ['/glossario', '/voci'] });
  const voci = section('voci', '1.0.0');

  it('is staged when it fits', () => {
    expect(misfits(site(shell, glossario), staging(next), {})).toEqual([]);
  });

  it('is not staged when it does not fit, as a version for all of them', () => {
    const wrong = { ...next, contract: 2 };
    expect(misfits(site(shell, glossario, voci), staging(wrong, voci), {})).toEqual([
      { part: 'glossario', reason: 'glossario 1.1.0 and the running voci 1.0.0 both own the path /voci: a path belongs to one.' },
      { part: 'glossario', reason: 'glossario 1.1.0 has contract 2, the running shell 1.4.3 has contract 1.' },
    ]);
  });

  it('keeps its paths from the sections that are released after it', () => {
    expect(misfits(staging(next), staging(next, voci), {})).toEqual([
      { part: 'voci', reason: 'voci 1.0.0 and the staged glossario 1.1.0 both own the path /voci: a path belongs to one.' },
    ]);
  });
});

describe('a shell is released', () => {
  it('not with another contract than a running section', () => {
    expect(against({ shell: { version: '2.0.0', contract: 2 } })).toEqual([
      'shell: The running glossario 1.0.0 has contract 1, shell 2.0.0 has contract 2.',
    ]);
  });

  it('not without names that a running section uses', () => {
    const running = section('glossario', '1.0.0', { uses: { '@territori/kit': ['useApi'] } });
    const names = { '@territori/kit': ['useKit'] };
    expect(against({ running, shell: { version: '1.5.0', names } })).toEqual([
      'shell: The running glossario 1.0.0 needs `useApi` of @territori/kit, which shell 1.5.0 lacks.',
    ]);
  });

  it('not when a shared package changed without a new version', () => {
    expect(against({ shell: { version: '1.5.0', sharedSources: { '@territori/kit': 'cccc', '@territori/ui': 'bbbb' } } })).toEqual([
      'shell: @territori/kit has changed since shell 1.4.3 was released, but still has version 1.0.0: raise the version of @territori/kit (npx changeset, npx changeset version).',
    ]);
  });

  it('with shared packages that changed without a new version, where every section is new and was built with the same sources', () => {
    const sharedSources = { '@territori/kit': 'cccc', '@territori/ui': 'bbbb' };
    const change = { version: '1.5.0', sharedSources };
    expect(against({ shell: change, sections: [section('glossario', '1.1.0', { sharedSources })] })).toEqual([]);
    expect(against({ shell: change, sections: [section('glossario', '1.1.0', { sharedSources: { '@territori/kit': 'dddd' } })] })).toEqual([
      'glossario: glossario 1.1.0 was built with @territori/kit 1.0.0 whose sources differ from those in shell 1.5.0: raise the version of @territori/kit (npx changeset, npx changeset version), and release the shell first.',
    ]);
    expect(against({ shell: change, sections: [section('voci', '1.0.0', { sharedSources })] })).toEqual([
      'shell: @territori/kit has changed since shell 1.4.3 was released, but still has version 1.0.0: raise the version of @territori/kit (npx changeset, npx changeset version).',
    ]);
  });

  it('not with a page at the path of a running section', () => {
    expect(against({ shell: { version: '1.5.0', paths: ['/glossario'] } })).toEqual([
      'shell: shell 1.5.0 and the running glossario 1.0.0 both own the path /glossario: a path belongs to one.',
    ]);
  });

  it('with a section that recorded nothing of this, as older builds', () => {
    expect(misfits(site(shell, glossario), site({ ...shell, version: '1.5.0' }, glossario), {})).toEqual([]);
  });
});
