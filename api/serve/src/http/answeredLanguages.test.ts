import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { expect, it } from 'vitest';
import { answeredLanguages } from './answeredLanguages.ts';

it('the API answers in a language in which it or the editors have texts', async () => {
  const content = await folderOf({});
  await mkdir(join(content, 'fr'));
  const environment = { LANGUAGES: 'it,en,fr,pl', PORTALE_CONTENUTI: content };
  expect([...answeredLanguages(environment)]).toEqual(['it', 'en', 'fr']);
  expect([...answeredLanguages({ ...environment, PORTALE_CONTENUTI: '' })]).toEqual(['it', 'en']);
});
