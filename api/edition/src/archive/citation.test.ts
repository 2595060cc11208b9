import type { Edition } from '@territori/store/database';
import { expect, it } from 'vitest';
import { citation } from './citation.ts';

const boundaries = {
  descrizione: { it: 'Confini delle unità', en: 'Boundaries of the units' },
  licenza: { it: 'CC BY Istat', en: 'CC BY Istat' },
  url: 'https://example.org/confini',
};
const history = {
  descrizione: { it: 'Storia dei comuni', en: 'History of the municipalities' },
  licenza: { it: 'CC BY 4.0 AgID', en: 'CC BY 4.0 AgID' },
  url: null,
};

it('names each source once, in both languages, and the edition where its files are', () => {
  const text = citation({ date: '2026-05-11', sources: [boundaries, history, boundaries] } as unknown as Edition, '2026-05-11-abc');
  expect(text.match(/^- Confini .*/gm)).toEqual(['- Confini delle unità (CC BY Istat), https://example.org/confini']);
  expect(text.match(/^- .*/gm)).toHaveLength(4);
  expect(text).toContain('/api/v1/archivio/2026-05-11-abc');
});
