import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A place that a document names and that is not there. */
export interface MissingPath {
  readonly document: string;
  readonly line: number;
  readonly path: string;
}

/** A link to a file of the repository, without the place in it. */
const LINK = /\]\((?!\w+:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g;
/** A path as code: two parts at least, of plain names. Patterns, examples with `<id>` and imports (`./mount`) are no paths. */
const CODE = /`((?!\.{1,2}\/)(?:[\w.@-]+\/)+[\w.@-]*)`/g;
/** A module may be named without its ending. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/**
 * The files and folders that a document names and that do not exist: those of its links, and those of its code that begin with a folder
 * of the repository or of the document's package.
 * @param root folder of the repository
 * @param document path of the document within it
 * @param isTracked whether a folder of the repository is part of it; what commands make is there only afterwards
 */
export function missingPaths(root: string, document: string, text: string, isTracked: (folder: string) => boolean): MissingPath[] {
  const folder = dirname(document);
  const found: MissingPath[] = [];
  text.split('\n').forEach((content, index) => {
    const missing = (path: string) => found.push({ document, line: index + 1, path });
    for (const [, path = ''] of content.matchAll(LINK)) if (!existsSync(join(root, folder, decodeURI(path)))) missing(path);
    for (const [, path = ''] of content.matchAll(CODE)) {
      const [first = ''] = path.split('/');
      const places = [folder, join(folder, 'src'), '.'].filter((place) => isTracked(join(place, first)));
      if (places.length > 0 && !places.some((place) => ENDINGS.some((ending) => existsSync(join(root, place, path + ending)))))
        missing(path);
    }
  });
  return found;
}
