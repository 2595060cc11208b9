import type { Link } from '@territori/wire/v1/ogc';
import { V1 } from '../../addresses.ts';
import type { CallContext } from '../Call.ts';
import type { OgcParameters } from './ogcCall.ts';

const CARRIED_PARAMETERS = ['datetime', 'lingua', 'edizione'];

/** The address of a part of the service with the parameters that a client gave once, as to the landing page: it follows the links. */
export function ogcAddress({ origin }: CallContext, path: string, given: OgcParameters, more: OgcParameters = {}): string {
  const query = Object.entries({ ...Object.fromEntries(CARRIED_PARAMETERS.map((name) => [name, given[name]])), ...more });
  const search = new URLSearchParams(query.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
  return `${origin}${V1}/ogc${path}${search && '?'}${search}`;
}

export const ogcLink = (href: string, rel: string, type: string, title: string): Link => ({ href, rel, type, title });
