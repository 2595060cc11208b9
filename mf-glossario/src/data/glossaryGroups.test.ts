import type { TermineGlossario } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { glossaryGroups, letterOf, lettersInUse } from './glossaryGroups.ts';

const term = (nome: string): TermineGlossario => ({
  id_geoglossario: nome.length,
  nome,
  descrizione: '',
  id_geoglossario_partizione: 1,
  periodo: null,
  fonte: null,
  note: null,
  versione: null,
  anno: null,
  links: [],
});

const terms = ['Città metropolitana', 'Comune', 'Élite', 'Unità amministrativa', 'zona costiera'].map(term);
const names = (groups: ReturnType<typeof glossaryGroups>) =>
  groups.map(({ letter, terms: found }) => [letter, ...found.map(({ nome }) => nome)]);

describe('the letters of the glossary', () => {
  it('fold accents and capitals', () => {
    expect(terms.map(letterOf)).toEqual(['C', 'C', 'E', 'U', 'Z']);
    expect([...lettersInUse(terms)]).toEqual(['C', 'E', 'U', 'Z']);
  });
});

describe('the terms shown', () => {
  it('are all, by letter, when nothing narrows them', () => {
    expect(names(glossaryGroups(terms, { letter: null, search: '' }))).toEqual([
      ['C', 'Città metropolitana', 'Comune'],
      ['E', 'Élite'],
      ['U', 'Unità amministrativa'],
      ['Z', 'zona costiera'],
    ]);
  });

  it('begin with the chosen letter', () => {
    expect(names(glossaryGroups(terms, { letter: 'E', search: '' }))).toEqual([['E', 'Élite']]);
  });

  it.each(['UNITA', 'unità', '  Unità '])('contain "%s" in their name, ignoring accents and capitals', (search) => {
    expect(names(glossaryGroups(terms, { letter: null, search }))).toEqual([['U', 'Unità amministrativa']]);
  });

  it('are empty when no name contains the text', () => {
    expect(glossaryGroups(terms, { letter: null, search: 'Atlantide' })).toEqual([]);
  });
});
