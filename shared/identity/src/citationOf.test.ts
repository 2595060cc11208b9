import { expect, it } from 'vitest';
import { citationOf } from './citationOf.ts';
import { readIdentity } from './readIdentity.ts';

const cited = { title: 'Roma (058091)', edition: 'edizione 2026', day: 'variazioni note al 01/03/2026', address: 'https://a.example/id/1' };

it('a citation has the form of the identity, else the usual one', () => {
  expect(citationOf(readIdentity(), cited, 'it')).toBe(
    'Territori, Roma (058091), edizione 2026, variazioni note al 01/03/2026, https://a.example/id/1',
  );
  expect(citationOf(readIdentity('esempio'), cited, 'it')).toBe(
    'Istituto di esempio, «Roma (058091)», in Atlante storico dei confini amministrativi, edizione 2026, variazioni note al 01/03/2026. https://a.example/id/1',
  );
});

it('a form that names what there is not shows it', () => {
  const identity = { ...readIdentity(), citation: { it: '{{product}} {{autore}}', en: '' } };
  expect(citationOf(identity, cited, 'it')).toBe('Territori {{autore}}');
});
