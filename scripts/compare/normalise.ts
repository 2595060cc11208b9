/** What the normalisation of an answer knows of the portal that gave it. */
export interface Asked {
  /** The origins that the portal may name as its own. */
  readonly origins: readonly string[];
  /** The names of its edition, the longest first. */
  readonly editions: readonly string[];
  /** The day of the question in Europe/Rome, `YYYY-MM-DD`. */
  readonly today: string;
}

interface Expected {
  readonly what: string;
  readonly normalise: (text: string, asked: Asked) => string;
}

const everywhere = (text: string, found: readonly string[], put: string) => found.reduce((left, each) => left.replaceAll(each, put), text);

/** What two portals with the same record may answer differently. Each answer passes through all of it, in this order. */
const EXPECTED: readonly Expected[] = [
  { what: 'the portal’s own address', normalise: (text, { origins }) => everywhere(text, origins, '<origin>') },
  { what: 'the host in the ids of a feed', normalise: (text) => text.replace(/tag:[^,<"]+,\d{4}:/g, 'tag:<host>:') },
  { what: 'the name of the edition', normalise: (text, { editions }) => everywhere(text, editions, '<edition>') },
  // dates of facts are written with the first moment of their day
  { what: 'times of loading', normalise: (text) => text.replace(/\d{4}-\d\d-\d\dT(?!00:00:00Z)[\d:.]+Z/g, '<time>') },
  { what: 'the version of the program', normalise: (text) => text.replace(/"version":\s*"\d+\.\d+\.\d+"/g, '"version":"<version>"') },
  { what: 'the id of a request', normalise: (text) => text.replace(/"requestId":"[^"]*"/g, '"requestId":"<id>"') },
  {
    what: 'bytes and hash of a file that names its edition or holds boundaries',
    normalise: (text) => text.replace(/"(bytes?|sha256|hash)":\s*("[^"]*"|\d+)/g, '"$1":"<file>"'),
  },
  {
    what: 'the day of the question',
    normalise: (text, { today }) => {
      const [year, month, day] = today.split('-');
      return everywhere(text, [today, `${day}/${month}/${year}`, `${day}-${month}-${year}`], '<today>');
    },
  },
  { what: 'the coordinates of boundaries', normalise: (text) => (text.startsWith('{"type":"Topology"') ? withoutCoordinates(text) : text) },
];

interface Geometry {
  readonly id?: string;
  readonly type: string | null;
  readonly properties?: object;
  readonly geometries?: readonly Geometry[];
}

/** A TopoJSON as the list of its features, with codes and attributes. */
function withoutCoordinates(text: string): string {
  const { objects } = JSON.parse(text) as { objects: Record<string, Geometry> };
  const features = Object.entries(objects).flatMap(([object, { geometries = [] }]) =>
    geometries.map(({ id, type, properties }) => ({ object, id, drawn: type !== null, properties })),
  );
  return JSON.stringify({ count: features.length, features });
}

export const normalise = (text: string, asked: Asked): string => EXPECTED.reduce((left, { normalise: apply }) => apply(left, asked), text);
