import type { Quad } from 'n3';
import { PREFIXES } from './prefixes.ts';

const short = (address: string): string => {
  const found = Object.entries(PREFIXES).find(([, start]) => address.startsWith(start));
  return found ? `${found[0]}:${address.slice(found[1].length)}` : address;
};

const TYPE = `${PREFIXES.rdf}type`;
const TEXT = `${PREFIXES.xsd}string`;
const TEXT_IN_A_LANGUAGE = `${PREFIXES.rdf}langString`;

function valueOfObject({ object, predicate }: Quad): unknown {
  if (object.termType !== 'Literal') return predicate.value === TYPE ? short(object.value) : { '@id': short(object.value) };
  const { value, language, datatype } = object;
  if (datatype.value === TEXT_IN_A_LANGUAGE) return { '@value': value, '@language': language };
  return datatype.value === TEXT ? value : { '@value': value, '@type': short(datatype.value) };
}

/** Statements as JSON-LD: one object a subject, in the order in which subjects appear. */
export function jsonLd(statements: readonly Quad[]): string {
  const nodes = new Map<string, Record<string, unknown[] | string>>();
  for (const statement of statements) {
    const id = statement.subject.value;
    const node = nodes.get(id) ?? { '@id': id };
    nodes.set(id, node);
    const name = statement.predicate.value === TYPE ? '@type' : short(statement.predicate.value);
    node[name] = [...(Array.isArray(node[name]) ? node[name] : []), valueOfObject(statement)];
  }
  return JSON.stringify({ '@context': PREFIXES, '@graph': [...nodes.values()] });
}
