import { expect, it } from 'vitest';
import { deprecationHeaders } from './deprecationHeaders.ts';

it('says since when a call is deprecated, when it ends, and what takes its place', () => {
  expect(deprecationHeaders({ since: '2027-01-01', until: '2028-01-01', successor: '/unita' })).toEqual({
    deprecation: '@1798761600',
    sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
    link: '</api/v1/unita>; rel="successor-version"',
  });
});
