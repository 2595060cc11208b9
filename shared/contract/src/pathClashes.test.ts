import { describe, expect, it } from 'vitest';
import { pathClashes } from './pathClashes.ts';

const glossario = { id: 'glossario', routes: ['/glossario', '/vocabolario'] } as const;

describe('a path of two sections', () => {
  it.each([
    ['is the home of both', ['/glossario'], '/glossario'],
    ['is an alias of one', ['/voci', '/vocabolario'], '/vocabolario'],
    ['differs only in case', ['/Glossario'], '/Glossario'],
    ['differs only in a trailing slash', ['/glossario/'], '/glossario/'],
  ] as const)('%s', (_, routes, path) => {
    expect(pathClashes([glossario, { id: 'voci', routes }])).toEqual([{ path, owner: 'glossario', later: 'voci' }]);
  });

  it('stays with the first section of the list', () => {
    expect(pathClashes([{ id: 'voci', routes: ['/glossario'] }, glossario])).toEqual([
      { path: '/glossario', owner: 'voci', later: 'glossario' },
    ]);
  });

  it('is not one below the other, nor one that a section writes twice', () => {
    expect(pathClashes([glossario, { id: 'voci', routes: ['/glossario/voci', '/voci', '/voci'] }])).toEqual([]);
  });
});
