import { ListError } from '../ListError.ts';
import type { Grid } from './Grid.ts';

type JsonFields = Record<string, unknown>;

const isObject = (value: unknown): value is JsonFields => typeof value === 'object' && value !== null && !Array.isArray(value);
const areObjects = (value: unknown): value is JsonFields[] => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** The objects of an array, of an envelope around one (`{"resultset": []}`), or the properties of a GeoJSON or TopoJSON. */
function objectsIn(value: unknown): JsonFields[] | undefined {
  if (areObjects(value))
    return value.every(({ properties }) => isObject(properties)) ? value.map(({ properties }) => properties as JsonFields) : value;
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' || typeof item === 'number'))
    return value.map((valore) => ({ valore }));
  if (!isObject(value)) return undefined;
  if (areObjects(value.features)) return value.features.map(({ properties }) => (isObject(properties) ? properties : {}));
  if (value.type === 'Topology' && isObject(value.objects)) {
    const [first] = Object.values(value.objects);
    return isObject(first) ? objectsIn(first.geometries) : undefined;
  }
  return Object.values(value).find(areObjects) ?? objectsByKey(value) ?? objectsWithin(value);
}

/** The objects of an envelope inside another one (`{"data": {"items": []}}`). */
function objectsWithin(value: JsonFields): JsonFields[] | undefined {
  for (const inner of Object.values(value)) {
    const found = isObject(inner) ? objectsIn(inner) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Objects under keys of theirs (`{"001001": {...}}`): the key becomes a column. */
function objectsByKey(value: JsonFields): JsonFields[] | undefined {
  const entries = Object.entries(value);
  return entries.length > 1 && entries.every(([, fields]) => isObject(fields))
    ? entries.map(([chiave, fields]) => ({ chiave, ...(fields as JsonFields) }))
    : undefined;
}

/** JSON, or one JSON object a line. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2 || !lines.every((line) => /^\s*\{.*\}\s*$/.test(line))) throw error;
    return lines.map((line) => JSON.parse(line));
  }
}

function jsonCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The rows of a JSON file: the columns are the keys in the order of their first use. */
export function readJson(text: string): Grid {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw new ListError('illeggibile', { motivo: error instanceof Error ? error.message : String(error) });
  }
  const objects = objectsIn(value);
  if (!objects) throw new ListError('senza_righe');
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return { sheet: null, separator: null, rows: [keys, ...objects.map((object) => keys.map((key) => jsonCell(object[key])))], headed: true };
}
