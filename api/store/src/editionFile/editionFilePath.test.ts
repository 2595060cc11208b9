import { expect, it } from 'vitest';
import { editionFilePath } from './editionFilePath.ts';

it.each([
  ['in .data of the checkout', {}, /[\\/]\.data[\\/]database\.edizione\.json$/],
  [
    'beside the embedded database, with its name',
    { PORTALE_DATABASE: '/srv/dati/prova/' },
    /^[\\/]srv[\\/]dati[\\/]prova\.edizione\.json$/,
  ],
  ['in .data for the database of a server', { DATABASE_URL: 'postgres://server/territori' }, /[\\/]\.data[\\/]server\.edizione\.json$/],
  [
    'where PORTALE_EDIZIONE says',
    { PORTALE_EDIZIONE: ' /srv/edizione.json ', DATABASE_URL: 'postgres://server/territori' },
    /^\/srv\/edizione\.json$/,
  ],
])('the file of the edition in service is %s', (_, environment, path) => {
  expect(editionFilePath(environment)).toMatch(path);
});

it('there is none with PORTALE_EDIZIONE=no', () => {
  expect(editionFilePath({ PORTALE_EDIZIONE: 'no' })).toBeUndefined();
});
