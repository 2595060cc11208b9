import type { Option } from './readOptions.ts';

/** Options that mean the same in every command about a site. */
export const siteOption = {
  to: {
    type: 'string',
    value: '<site>',
    text: 'the site: a folder, or s3://bucket/folder; without it the variable PORTALE_SITO names the site',
  },
  key: {
    type: 'string',
    value: '<file>',
    text: 'the key with which you sign on a site that has owners; else TERRITORI_KEY, else ~/.config/territori/key.pem',
  },
  share: { type: 'string', value: '<percent>', text: 'the visitors who get the version, 1 to 99 in a hundred; without it all of them' },
  'promote-after': {
    type: 'string',
    value: '<loads>',
    text: 'with --share: the operator’s watch gives the version to all visitors after so many good loads, at least 20',
  },
  version: { type: 'string', value: '<version>', text: 'the version to which to return; without it the one before' },
  new: { type: 'boolean', text: 'makes a new site there' },
} as const satisfies Record<string, Option>;
