import { describe, expect, it } from 'vitest';
import { lackingNames } from './lackingNames.ts';

const shell = {
  provided: { '@territori/kit': ['useApi', 'useKit'], '@territori/ui/table': ['Table'] },
  takes: (name: string, range: string) => name !== '@territori/ui' || range === '^1.0.0',
};
const builtWith = { '@territori/kit': '1.2.0', '@territori/ui': '1.0.0' };

describe('the names that a section uses and a shell lacks', () => {
  it('are none when the shell has them all', () => {
    expect(lackingNames({ builtWith, uses: { '@territori/kit': ['useKit'], '@territori/ui/table': ['Table'] } }, shell)).toEqual({});
  });

  it('are listed by module, also when the shell lacks the module', () => {
    const uses = { '@territori/kit': ['useApi', 'nuovo'], '@territori/kit/calendar': ['day'] };
    expect(lackingNames({ builtWith, uses }, shell)).toEqual({ '@territori/kit': ['nuovo'], '@territori/kit/calendar': ['day'] });
  });

  it('do not count for a package that the section brings itself, because the version does not fit', () => {
    const newer = { ...builtWith, '@territori/ui': '2.0.0' };
    expect(lackingNames({ builtWith: newer, uses: { '@territori/ui/table': ['Tree'] } }, shell)).toEqual({});
  });

  it('are unknown for a section built before names were recorded', () => {
    expect(lackingNames({ builtWith }, shell)).toEqual({});
  });
});
