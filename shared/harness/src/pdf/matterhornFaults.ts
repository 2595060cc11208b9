import {
  isArray,
  isDictionary,
  isReference,
  isText,
  type PdfDictionary,
  type PdfValue,
  readPdfObjects,
  readPdfOperations,
} from './pdfObjects.ts';

/** The elements that each element may contain. Elements that contain only content are not named. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  '/Document': ['/H1', '/P', '/Table'],
  '/Table': ['/TR'],
  '/TR': ['/TH', '/TD'],
};
const TYPES = new Set(['/Document', '/H1', '/P', '/Table', '/TR', '/TH', '/TD']);
/** A language as its code, with or without a region. */
const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;
const PAINTS_PATH = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'EI']);
const SHOWS_TEXT = new Set(['Tj', 'TJ', "'", '"']);

/** The element that each marked content of a page belongs to, by object number. */
type Owners = ReadonlyMap<string, number>;

/**
 * The failure conditions of the Matterhorn Protocol 1.1 for PDF/UA-1 that a program can decide and that can occur in the PDFs of the
 * portal, which have text, lines and tables, and neither figures, links, forms, attachments nor scripts. Each fault begins with the
 * number of its checkpoint. Something else in a PDF is a fault too, because nothing here would check it.
 */
export function matterhornFaults(bytes: Uint8Array): readonly string[] {
  const { objects, trailer } = readPdfObjects(bytes);
  const faults: string[] = [];
  const check = (holds: unknown, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const resolve = (value: PdfValue | undefined): PdfValue | undefined => (isReference(value) ? objects.get(value.object) : value);
  const dictionary = (value: PdfValue | undefined): PdfDictionary => {
    const resolved = resolve(value);
    return isDictionary(resolved) ? resolved : { entries: {} };
  };
  const catalog = dictionary(trailer.entries['/Root']).entries;

  check(trailer.entries['/Encrypt'] === undefined, '26: the document is encrypted');
  checkDocument();
  const pages = pagesOf(catalog['/Pages']);
  const owners = checkTree();
  const used = new Map<number, Set<number>>();
  pages.forEach(({ number, page }, index) => {
    checkPage(number, page.entries, index);
  });
  checkFonts();
  return [...new Set(faults)];

  function checkDocument(): void {
    check(dictionary(catalog['/MarkInfo']).entries['/Marked'] === true, '06: the document is not marked as tagged');
    check(dictionary(catalog['/MarkInfo']).entries['/Suspects'] !== true, '02: some tags are suspect');
    const language = catalog['/Lang'];
    check(isText(language) && LANGUAGE.test(language.text), '11: the document has no language');
    check(dictionary(catalog['/ViewerPreferences']).entries['/DisplayDocTitle'] === true, '07: the window does not show the title');
    const metadata = dictionary(catalog['/Metadata']).stream ?? '';
    check(metadata !== '', '06: the document has no metadata');
    check(/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata), '06: the metadata do not name PDF/UA-1');
    check(/<dc:title>.*<rdf:li[^>]*>[^<]+<.*<\/dc:title>/s.test(metadata), '06: the metadata have no title');
    for (const key of ['/AcroForm', '/Names', '/AF', '/OCProperties', '/AA'])
      check(catalog[key] === undefined, `the document has ${key.slice(1)}, which is not checked`);
  }

  function pagesOf(node: PdfValue | undefined): { number: number; page: PdfDictionary }[] {
    const { entries } = dictionary(node);
    if (entries['/Type'] === '/Page') return [{ number: isReference(node) ? node.object : 0, page: { entries } }];
    const kids = resolve(entries['/Kids']);
    return isArray(kids) ? kids.flatMap(pagesOf) : [];
  }

  /** Walks the structure tree; gives the owner of each content by page and number. */
  function checkTree(): Owners {
    const found = new Map<string, number>();
    const rootReference = catalog['/StructTreeRoot'];
    const root = dictionary(rootReference).entries;
    check(root['/Type'] === '/StructTreeRoot', '09: the document has no structure tree');
    // the elements have the names of the standard, which must not mean something else
    check(root['/RoleMap'] === undefined, '02: names of the standard are mapped to others');
    const headings: string[] = [];

    const walk = (reference: PdfValue | undefined, parent: number, parentType: string | undefined) => {
      const number = isReference(reference) ? reference.object : 0;
      const { entries } = dictionary(reference);
      const type = String(entries['/S']);
      check(TYPES.has(type), `02: ${type} has no role in the standard`);
      const above = entries['/P'];
      check(isReference(above) && above.object === parent, `09: ${type} ${number} does not name its parent`);
      if (parentType) check(CHILDREN[parentType]?.includes(type), `09: ${type} stands in ${parentType}`);
      const language = entries['/Lang'];
      check(language === undefined || (isText(language) && LANGUAGE.test(language.text)), `11: ${type} ${number} has an unknown language`);
      if (/^\/H\d$/.test(type)) headings.push(type);
      if (type === '/TH') {
        const scope = dictionary(entries['/A']).entries['/Scope'];
        check(scope === '/Column' || scope === '/Row', `15: header cell ${number} has no scope`);
      }
      const kids = resolve(entries['/K']);
      const elements: PdfValue[] = [];
      for (const kid of isArray(kids) ? kids : kids === undefined ? [] : [isReference(entries['/K']) ? entries['/K'] : kids]) {
        const mark = typeof kid === 'number' ? kid : dictionary(kid).entries['/MCID'];
        if (typeof mark !== 'number') {
          elements.push(kid);
          continue;
        }
        const page = typeof kid === 'number' ? entries['/Pg'] : (dictionary(kid).entries['/Pg'] ?? entries['/Pg']);
        const key = `${isReference(page) ? page.object : 0} ${mark}`;
        check(!found.has(key), `01: content ${key} belongs to two elements`);
        found.set(key, number);
      }
      for (const kid of elements) walk(kid, number, type);
      if (type === '/Table') checkTable(elements);
    };
    walk(root['/K'], isReference(rootReference) ? rootReference.object : -1, undefined);
    check(headings[0] === '/H1', '14: the first heading is not of level 1');
    return found;
  }

  function checkTable(rows: readonly PdfValue[]): void {
    const widths = rows.map((row) => {
      const kids = resolve(dictionary(row).entries['/K']);
      return isArray(kids) ? kids.length : 1;
    });
    check(new Set(widths).size <= 1, `15: the rows of a table have ${[...new Set(widths)].join(' or ')} cells`);
  }

  /** Every drawing is content of an element or an artifact, and page, parent tree and structure tree agree on the owner. */
  function checkPage(number: number, page: PdfDictionary['entries'], index: number): void {
    check(page['/Tabs'] === '/S', `28: page ${index + 1} is not walked in the order of its structure`);
    check(page['/Annots'] === undefined, `page ${index + 1} has annotations, which are not checked`);
    const fonts = dictionary(dictionary(page['/Resources']).entries['/Font']).entries;
    const parents = parentsOf(page['/StructParents']);
    const drawn = new Set<number>();
    const open: { readonly tag: string; readonly mark: number | undefined }[] = [];
    let font = 0;
    const content = resolve(page['/Contents']);
    const streams = isArray(content) ? content.map(dictionary) : [dictionary(page['/Contents'])];
    for (const { operator, operands } of readPdfOperations(streams.map(({ stream }) => stream ?? '').join('\n'))) {
      const [first, second] = operands;
      if (operator === 'BMC' || operator === 'BDC') {
        check(open.length === 0, `01: marked content within other marked content on page ${index + 1}`);
        const mark = operator === 'BDC' ? dictionary(second).entries['/MCID'] : undefined;
        open.push({ tag: String(first), mark: typeof mark === 'number' ? mark : undefined });
      } else if (operator === 'EMC') open.pop();
      else if (operator === 'Tf') font = isReference(fonts[String(first)]) ? (fonts[String(first)] as { object: number }).object : 0;
      else if (SHOWS_TEXT.has(operator) || PAINTS_PATH.has(operator)) {
        const inside = open.at(-1);
        check(inside, `01: ${operator} on page ${index + 1} is neither content nor an artifact`);
        if (inside && inside.tag !== '/Artifact') {
          check(inside.mark !== undefined, `01: ${inside.tag} on page ${index + 1} has no number`);
          if (inside.mark !== undefined) drawn.add(inside.mark);
        }
        if (SHOWS_TEXT.has(operator)) show(font, operands);
        else check(operator !== 'Do' && operator !== 'sh' && operator !== 'EI', `page ${index + 1} has an image, which is not checked`);
      }
    }
    check(open.length === 0, `01: marked content on page ${index + 1} does not end`);
    for (const mark of drawn) {
      const owner = owners.get(`${number} ${mark}`);
      check(owner !== undefined, `01: content ${mark} of page ${index + 1} is not in the structure tree`);
      const parent = parents[mark];
      check(
        isReference(parent) && parent.object === owner,
        `01: the parent tree gives content ${mark} of page ${index + 1} to another element`,
      );
    }
    parents.forEach((_, mark) => {
      check(owners.has(`${number} ${mark}`), `01: the parent tree of page ${index + 1} has content ${mark}, which no element has`);
    });
  }

  function parentsOf(key: PdfValue | undefined): readonly PdfValue[] {
    const numbers = resolve(dictionary(dictionary(catalog['/StructTreeRoot']).entries['/ParentTree']).entries['/Nums']);
    if (!isArray(numbers)) return [];
    const place = numbers.findIndex((value, index) => index % 2 === 0 && value === key);
    const parents = resolve(numbers[place + 1]);
    return place >= 0 && isArray(parents) ? parents : [];
  }

  /** Notes which glyphs of a font are shown. */
  function show(font: number, operands: readonly PdfValue[]): void {
    const codes = used.get(font) ?? new Set();
    used.set(font, codes);
    for (const operand of operands.flatMap((value) => (isArray(value) ? value : [value]))) {
      if (!isText(operand)) continue;
      for (let at = 0; at + 1 < operand.text.length; at += 2)
        codes.add(operand.text.charCodeAt(at) * 256 + operand.text.charCodeAt(at + 1));
    }
  }

  function checkFonts(): void {
    for (const [font, codes] of used) {
      const { entries } = dictionary({ object: font });
      check(entries['/Subtype'] === '/Type0' && entries['/Encoding'] === '/Identity-H', `31: font ${font} has an unknown encoding`);
      const descendants = resolve(entries['/DescendantFonts']);
      const descendant = dictionary(isArray(descendants) ? descendants[0] : undefined).entries;
      check(descendant['/CIDToGIDMap'] === '/Identity', `31: font ${font} does not map its codes to glyphs`);
      const program = dictionary(dictionary(descendant['/FontDescriptor']).entries['/FontFile2']).stream;
      check(program, `31: font ${font} is not embedded`);
      const unicode = unicodeOf(dictionary(entries['/ToUnicode']).stream ?? '');
      const widths = program ? glyphWidths(Buffer.from(program, 'latin1')) : [];
      const declared = declaredWidths(resolve(descendant['/W']));
      for (const code of codes) {
        check(code !== 0, `31: font ${font} shows a glyph that it does not have`);
        const text = unicode.get(code);
        check(text !== undefined, `10: glyph ${code} of font ${font} has no text`);
        check(!text || !/[\0\uFEFF\uFFFE]/.test(text), `31: glyph ${code} of font ${font} is the text of no character`);
        const [real, said] = [widths[code], declared.get(code) ?? 1000];
        check(real === undefined || Math.abs(real - said) <= 1, `31: glyph ${code} of font ${font} is ${real} wide, not ${said}`);
      }
    }
  }
}

/** The text of each glyph, from a ToUnicode map. */
function unicodeOf(map: string): ReadonlyMap<number, string> {
  const text = (digits: string) => (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
  const found = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', unicode = ''] of block.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi))
      found.set(Number.parseInt(code, 16), text(unicode));
  return found;
}

/** The widths that a CID font declares: `[86 [465 530] 90 95 500]`. */
function declaredWidths(value: PdfValue | undefined): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const parts = isArray(value) ? value : [];
  for (let at = 0; at < parts.length; ) {
    const [first, second, third] = [parts[at], parts[at + 1], parts[at + 2]];
    if (isArray(second)) {
      second.forEach((width, index) => {
        found.set(Number(first) + index, Number(width));
      });
      at += 2;
    } else {
      for (let code = Number(first); code <= Number(second); code += 1) found.set(code, Number(third));
      at += 3;
    }
  }
  return found;
}

/** The widths of the glyphs in a TrueType font, in thousandths of its size. */
function glyphWidths(font: Buffer): readonly number[] {
  const tables = new Map<string, number>();
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const at = 12 + 16 * table;
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  const [head = 0, hhea = 0, hmtx = 0] = ['head', 'hhea', 'hmtx'].map((name) => tables.get(name));
  const units = font.readUInt16BE(head + 18);
  return Array.from({ length: font.readUInt16BE(hhea + 34) }, (_, glyph) => (1000 * font.readUInt16BE(hmtx + 4 * glyph)) / units);
}
