import type { jsPDF } from 'jspdf';

/** The kinds of structure elements that the portal's PDFs have. */
type ElementType = 'Document' | 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

interface Options {
  /** Of a header cell: whether it heads its column or its row. */
  readonly scope?: 'Column' | 'Row';
  /** Language where it is not the document's. */
  readonly language?: string;
}

/** A part of a page's content, by the number that the page gives to it. */
interface Mark {
  readonly page: number;
  readonly id: number;
}

/** An element of the structure tree: what a piece of the pages is. */
export interface StructureElement extends Options {
  readonly type: ElementType;
  readonly parent: StructureElement | undefined;
  readonly children: StructureElement[];
  readonly marks: Mark[];
}

/** What jsPDF has for its plugins, and its types leave out. */
interface Internal {
  write(...text: string[]): void;
  newObject(): number;
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, here: boolean): void;
  getPageInfo(page: number): { readonly objId: number };
  readonly events: { subscribe(topic: string, callback: (event: { readonly pageNumber: number }) => void): void };
}

const element = (type: ElementType, parent: StructureElement | undefined, options: Options = {}): StructureElement => ({
  type,
  parent,
  children: [],
  marks: [],
  ...options,
});

/**
 * The structure of a PDF made with jsPDF, which writes none: marked content on the pages, the structure tree, the parent tree and the
 * entries of the catalogue that PDF/UA-1 (ISO 14289-1) asks for. What is drawn must be inside `mark` or `artifact`. The tree is written
 * when the document is.
 */
export class StructureTree {
  readonly #document: jsPDF;
  readonly #internal: Internal;
  readonly root = element('Document', undefined);
  /** The elements whose content a page holds, by the number of the content. */
  readonly #pages = new Map<number, StructureElement[]>();
  #rootId = 0;

  constructor(document: jsPDF) {
    this.#document = document;
    this.#internal = document.internal as unknown as Internal;
    const { events } = this.#internal;
    events.subscribe('putPage', ({ pageNumber }) => this.#internal.write(`/StructParents ${pageNumber - 1} /Tabs /S`));
    events.subscribe('postPutResources', () => this.#writeTree());
    events.subscribe('putCatalog', () =>
      this.#internal.write(`/Version /1.7 /MarkInfo <</Marked true>> /StructTreeRoot ${this.#rootId} 0 R`),
    );
  }

  /** Adds an element to the end of another one. */
  add(parent: StructureElement, type: ElementType, options?: Options): StructureElement {
    const added = element(type, parent, options);
    parent.children.push(added);
    return added;
  }

  /** From now on, what is drawn on this page belongs to the element, until `end`. */
  begin(owner: StructureElement): void {
    const page = this.#document.getCurrentPageInfo().pageNumber;
    const owners = this.#pages.get(page) ?? [];
    this.#pages.set(page, owners);
    owner.marks.push({ page, id: owners.length });
    this.#internal.write(`/${owner.type} <</MCID ${owners.length}>> BDC`);
    owners.push(owner);
  }

  /** Until `end`, drawings do not count as content: page numbers, repeated headers. */
  beginArtifact(): void {
    this.#internal.write('/Artifact <</Type /Pagination>> BDC');
  }

  end(): void {
    this.#internal.write('EMC');
  }

  #writeTree(): void {
    const ids = new Map<StructureElement, number>();
    const number = (each: StructureElement) => {
      ids.set(each, this.#internal.newObjectDeferred());
      for (const child of each.children) number(child);
    };
    number(this.root);
    const id = (each: StructureElement | undefined) => (each && ids.get(each)) ?? this.#rootId;
    const reference = (each: StructureElement) => `${id(each)} 0 R`;

    const parents = this.#internal.newObject();
    const pages = Array.from({ length: this.#document.getNumberOfPages() }, (_, index) => this.#pages.get(index + 1) ?? []);
    this.#write(`<</Nums [${pages.map((owners, index) => `${index} [${owners.map(reference).join(' ')}]`).join(' ')}]>>`);
    this.#rootId = this.#internal.newObject();
    this.#write(`<</Type /StructTreeRoot /K ${reference(this.root)} /ParentTree ${parents} 0 R /ParentTreeNextKey ${pages.length}>>`);
    for (const [each, objectId] of ids) {
      this.#internal.newObjectDeferredBegin(objectId, true);
      this.#write(this.#dictionary(each, `${id(each.parent)} 0 R`, reference));
    }
  }

  #dictionary(
    { type, children, marks, scope, language }: StructureElement,
    parent: string,
    reference: (each: StructureElement) => string,
  ): string {
    const first = marks[0]?.page;
    const page = (number: number) => `${this.#internal.getPageInfo(number).objId} 0 R`;
    const kids = [
      ...marks.map((mark) => (mark.page === first ? String(mark.id) : `<</Type /MCR /Pg ${page(mark.page)} /MCID ${mark.id}>>`)),
      ...children.map(reference),
    ];
    return [
      `<</S /${type} /P ${parent}`,
      first === undefined ? '' : ` /Pg ${page(first)}`,
      scope ? ` /A <</O /Table /Scope /${scope}>>` : '',
      language ? ` /Lang (${language})` : '',
      kids.length === 1 ? ` /K ${kids[0]}` : kids.length > 1 ? ` /K [${kids.join(' ')}]` : '',
      '>>',
    ].join('');
  }

  #write(object: string): void {
    this.#internal.write(object);
    this.#internal.write('endobj');
  }
}
