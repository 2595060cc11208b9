import { describe, expect, it } from 'vitest';
import { baranzate, family } from './genealogy.fixture.ts';
import { type GenealogyBranch, genealogyBranches } from './genealogyBranches.ts';

const names = (branches: readonly GenealogyBranch[]): unknown[] =>
  branches.map(({ unit, further }) => (further.length > 0 ? [unit.denominazione, names(further)] : unit.denominazione));

describe('the lists of a lineage', () => {
  it('nest the ancestors of an ancestor', () => {
    const { ancestors, descendants } = genealogyBranches(family, 30);
    expect(names(ancestors)).toEqual([['Parent', ['Grandfather', 'Grandmother']], 'Aunt']);
    expect(names(descendants)).toEqual(['Child']);
  });

  it('list the relatives of a unit once, and say where it is named again', () => {
    const { ancestors, descendants } = genealogyBranches(baranzate, 2);
    expect(ancestors.map(({ unit, passage, repeated }) => [unit.denominazione, passage.data, repeated])).toEqual([
      ['Bollate', '2001-12-12', false],
      ['Bollate', '2004-06-08', true],
    ]);
    expect(ancestors[0]?.further.map(({ passage }) => passage.data)).toEqual(['1869-05-01']);
    expect(descendants.map(({ unit }) => unit.denominazione)).toEqual(['Bollate']);
  });
});
