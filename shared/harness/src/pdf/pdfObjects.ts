/// <reference types="node" />
import { inflateSync } from 'node:zlib';

/** A value of a PDF: names begin with a slash, texts and references are objects of their own. */
export type PdfValue = null | boolean | number | string | PdfText | PdfReference | PdfDictionary | readonly PdfValue[];

export interface PdfText {
  readonly text: string;
}
export interface PdfReference {
  readonly object: number;
}
export interface PdfDictionary {
  readonly entries: Readonly<Record<string, PdfValue>>;
  /** The bytes of a stream, unpacked, one a character. */
  readonly stream?: string;
}
/** An operator of a page's content with its operands. */
export interface PdfOperation {
  readonly operator: string;
  readonly operands: readonly PdfValue[];
}

const BLANK = /[\s\0]/;
const DELIMITER = /[\s\0()<>[\]{}/%]/;

/** Reads values of the PDF syntax, one after another. */
class Syntax {
  at = 0;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  skipBlanks(): void {
    while (this.at < this.text.length && BLANK.test(this.text.charAt(this.at))) this.at += 1;
  }

  /** The next value, or the next word as `{ word }` where it is none. */
  next(): PdfValue | { readonly word: string } {
    this.skipBlanks();
    const sign = this.text.charAt(this.at);
    if (this.text.startsWith('<<', this.at)) return this.#dictionary();
    if (sign === '<') return this.#hexadecimal();
    if (sign === '(') return this.#literal();
    if (sign === '[') return this.#array();
    if (sign === '/') {
      this.at += 1;
      return `/${this.#word().replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))}`;
    }
    const reference = /^(\d+) 0 R\b/.exec(this.text.slice(this.at, this.at + 24));
    if (reference) {
      this.at += reference[0].length;
      return { object: Number(reference[1]) };
    }
    const word = this.#word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    return /^[+-]?[\d.]+$/.test(word) ? Number(word) : { word };
  }

  /** The next value where only a value can be. */
  value(): PdfValue {
    const value = this.next();
    if (typeof value === 'object' && value !== null && 'word' in value) throw new Error(`Not a value: ${value.word}`);
    return value;
  }

  #word(): string {
    const start = this.at;
    while (this.at < this.text.length && !DELIMITER.test(this.text.charAt(this.at))) this.at += 1;
    if (this.at === start) throw new Error(`Not PDF syntax: ${this.text.slice(start, start + 20)}`);
    return this.text.slice(start, this.at);
  }

  #array(): readonly PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (this.skipBlanks(); this.text.charAt(this.at) !== ']'; this.skipBlanks()) values.push(this.value());
    this.at += 1;
    return values;
  }

  #dictionary(): PdfDictionary {
    this.at += 2;
    const entries: Record<string, PdfValue> = {};
    for (this.skipBlanks(); !this.text.startsWith('>>', this.at); this.skipBlanks()) entries[String(this.value())] = this.value();
    this.at += 2;
    return { entries };
  }

  #hexadecimal(): PdfText {
    const end = this.text.indexOf('>', this.at);
    const digits = this.text.slice(this.at + 1, end).replace(/\s/g, '');
    this.at = end + 1;
    return { text: digits.replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16))) };
  }

  #literal(): PdfText {
    let depth = 0;
    let text = '';
    do {
      const sign = this.text.charAt(this.at);
      if (sign === '\\') {
        this.at += 1;
        text += this.text.charAt(this.at);
      } else {
        if (sign === '(') depth += 1;
        if (sign === ')') depth -= 1;
        text += sign;
      }
      this.at += 1;
    } while (depth > 0 && this.at < this.text.length);
    return { text: text.slice(1, -1) };
  }
}

/** The objects of a PDF without object streams, by their numbers, and its trailer. */
export function readPdfObjects(bytes: Uint8Array): { readonly objects: ReadonlyMap<number, PdfValue>; readonly trailer: PdfDictionary } {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, PdfValue>();
  const syntax = new Syntax(text);
  const begin = /\b(\d+) 0 obj\b/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    syntax.at = begin.lastIndex;
    const value = syntax.value();
    syntax.skipBlanks();
    objects.set(Number(match[1]), value);
    if (isDictionary(value) && text.startsWith('stream', syntax.at)) {
      const start = syntax.at + (text.startsWith('stream\r\n', syntax.at) ? 8 : 7);
      const packed = text.slice(start, start + Number(value.entries['/Length']));
      const stream = value.entries['/Filter'] === '/FlateDecode' ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed;
      objects.set(Number(match[1]), { ...value, stream });
      syntax.at = start + packed.length;
    }
    begin.lastIndex = syntax.at;
  }
  syntax.at = text.lastIndexOf('trailer') + 'trailer'.length;
  const trailer = syntax.value();
  if (!isDictionary(trailer)) throw new Error('The PDF has no trailer.');
  return { objects, trailer };
}

/** What draws a page, in order. */
export function readPdfOperations(content: string): readonly PdfOperation[] {
  const syntax = new Syntax(content);
  const operations: PdfOperation[] = [];
  let operands: PdfValue[] = [];
  for (syntax.skipBlanks(); syntax.at < content.length; syntax.skipBlanks()) {
    const value = syntax.next();
    if (typeof value === 'object' && value !== null && 'word' in value) {
      operations.push({ operator: value.word, operands });
      operands = [];
    } else operands.push(value);
  }
  return operations;
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && 'entries' in value;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'object' in value;
export const isText = (value: PdfValue | undefined): value is PdfText => typeof value === 'object' && value !== null && 'text' in value;
export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);
