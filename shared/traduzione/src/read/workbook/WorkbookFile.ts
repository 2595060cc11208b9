import { unzipSync } from 'fflate';
import { ListError } from '../../ListError.ts';
import { parseXml } from './parseXml.ts';

/** Bytes of one part when it is unpacked, at most. */
const LARGEST_PART = 1024 * 1024 * 1024;

/** A sheet by its name, and the path of its part. */
export interface SheetPart {
  readonly name: string;
  readonly path: string;
}

interface Relation {
  readonly type: string;
  readonly path: string;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The path that a relation of a part names: from the root, or from the folder of the part. */
function pathFrom(folder: string, target: string): string {
  const steps = (target.startsWith('/') ? target : folder + target).split('/');
  const path: string[] = [];
  for (const step of steps) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

/** The parts of an XLSX file (ECMA-376), unpacked when they are asked for. */
export class WorkbookFile {
  readonly #bytes: Uint8Array;
  /** The sheets in the order of the workbook. */
  readonly sheets: readonly SheetPart[];
  /** Days are counted from 1904, as early programs for the Macintosh did. */
  readonly from1904: boolean;
  readonly #related: ReadonlyMap<string, Relation>;

  /** Throws ListError for an archive that is not a workbook. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const main = [...this.#relations('').values()].find(({ type }) => type.endsWith('/officeDocument'));
    const content = main && this.part(main.path);
    if (!content || !/\.xml$/i.test(main.path)) throw new ListError('archivio');
    this.#related = this.#relations(main.path);
    const sheets: SheetPart[] = [];
    let from1904 = false;
    let isWorkbook = false;
    parseXml(content, {
      open: (name, attributes) => {
        if (name === 'workbook') isWorkbook = true;
        if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
        if (name !== 'sheet') return;
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
        const part = this.#related.get(id);
        // a sheet may hold a chart alone
        if (part?.type.endsWith('/worksheet')) sheets.push({ name: attributes.name ?? '', path: part.path });
      },
    });
    if (!isWorkbook || sheets.length === 0) throw new ListError('archivio');
    this.sheets = sheets;
    this.from1904 = from1904;
  }

  /** The unpacked bytes of a part, undefined where the file has none. Throws ListError for one that is too large. */
  part(path: string): Uint8Array | undefined {
    const wanted = path.toLowerCase();
    const [part] = Object.values(
      unzipSync(this.#bytes, {
        filter: ({ name, originalSize }) => {
          if (name.replaceAll('\\', '/').toLowerCase() !== wanted) return false;
          if (originalSize > LARGEST_PART) throw new ListError('troppo_grande', { byte: originalSize, limite: LARGEST_PART });
          return true;
        },
      }),
    );
    return part;
  }

  /** The unpacked bytes of the part that the workbook relates by a type, such as `styles`. */
  related(type: string): Uint8Array | undefined {
    const relation = [...this.#related.values()].find((other) => other.type.endsWith(`/${type}`));
    return relation && this.part(relation.path);
  }

  /** What a part is related to, by id; '' for the whole file. */
  #relations(path: string): Map<string, Relation> {
    const folder = folderOf(path);
    const content = this.part(`${folder}_rels/${path.slice(folder.length)}.rels`);
    const relations = new Map<string, Relation>();
    if (!content) return relations;
    parseXml(content, {
      open: (name, { Id = '', Type = '', Target = '' }) => {
        if (name === 'Relationship') relations.set(Id, { type: Type, path: pathFrom(folder, Target) });
      },
    });
    return relations;
  }
}
