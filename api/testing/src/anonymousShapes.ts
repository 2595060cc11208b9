/** Members that hold data, not schemas. */
const DATA = ['example', 'examples', 'default', 'enum', 'const', 'x-examples'];

/**
 * The places of objects and of choices of texts in a definitions file that stand where they are used, not among the named schemas: a client
 * made of the file would have no name for their type. Parameters are not shapes of a client.
 */
export function anonymousShapes({ paths, components }: { readonly paths?: unknown; readonly components?: unknown }): readonly string[] {
  const found: string[] = [];
  const look = (part: unknown, place: string, isMap: boolean): void => {
    if (typeof part !== 'object' || part === null || place.endsWith('/parameters')) return;
    const isNamed = /^components\/schemas\/\w+$/.test(place);
    if (!isMap && !isNamed && ('properties' in part || 'anyOf' in part) && !isNullable(part) && !isOfValues(part)) found.push(place);
    for (const [key, value] of Object.entries(part)) {
      if (isMap || !DATA.includes(key)) look(value, `${place}/${key}`, !isMap && key === 'properties');
    }
  };
  look(paths, 'paths', false);
  look(components, 'components', false);
  return found;
}

/** A value or null. */
const isNullable = (part: object): boolean =>
  'anyOf' in part && Array.isArray(part.anyOf) && part.anyOf.length === 2 && part.anyOf.some(({ type }) => type === 'null');

/** A choice of plain values, or of shapes that have names: clients write it as what it is. */
const isOfValues = (part: object): boolean =>
  'anyOf' in part &&
  Array.isArray(part.anyOf) &&
  part.anyOf.every((choice) => '$ref' in choice || (choice.type !== 'object' && !('properties' in choice) && !('enum' in choice)));
