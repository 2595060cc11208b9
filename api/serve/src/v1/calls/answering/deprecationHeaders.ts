import { V1 } from '../../addresses.ts';
import type { Deprecation } from '../Call.ts';

const date = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and the address of the call that takes the place of one that goes away. */
export const deprecationHeaders = ({
  since,
  until,
  successor,
}: Deprecation): Readonly<Record<'deprecation' | 'sunset' | 'link', string>> => ({
  deprecation: `@${date(since).valueOf() / 1000}`,
  sunset: date(until).toUTCString(),
  link: `<${V1}${successor}>; rel="successor-version"`,
});
