import { inflateSync } from 'node:zlib';
import type { Identity } from '@territori/identity/Identity';
import { readIdentity } from '@territori/identity/readIdentity';
import { TECHNICAL_NAMES } from './technicalNames.ts';

const valuesOf = ({ colors }: Identity): string[] =>
  Object.values(colors).flatMap((set) =>
    Object.values(set as Readonly<Record<string, string>>).flatMap((value) => value.match(/#[0-9a-f]{6}/gi) ?? []),
  );

let read: Identity | undefined;
/** Our own identity: read and checked once, for thousands of texts. */
function ourIdentity(): Identity {
  read ??= readIdentity();
  return read;
}

const compared = new WeakMap<Identity, ReadonlySet<string>>();

/** The colours that our own identity has and another one has not. */
export function ownColorsBeside(other: Identity): ReadonlySet<string> {
  const known = compared.get(other);
  if (known) return known;
  const theirs = new Set(valuesOf(other).map((color) => color.toLowerCase()));
  const found = new Set(
    valuesOf(ourIdentity())
      .map((color) => color.toLowerCase())
      .filter((color) => !theirs.has(color)),
  );
  compared.set(other, found);
  return found;
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const hex = (values: readonly number[]) => `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** Every colour that a text names: `#rrggbb`, `rgb(r, g, b)`, and those of the drawing of a PDF. */
function colorsIn(text: string): string[] {
  const written = text.match(/#[0-9a-f]{6}(?![0-9a-f])/gi) ?? [];
  const functions = [...text.matchAll(/rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/g)].map(([, ...of]) => hex(of.slice(0, 3).map(Number)));
  const drawn = [...text.matchAll(/(?<![\w.])([01]?\.?\d*) ([01]?\.?\d*) ([01]?\.?\d*) (?:rg|RG)\b/g)].map(([, ...of]) =>
    hex(of.slice(0, 3).map((part) => Math.round(Number(part) * 255))),
  );
  return [...written, ...functions, ...drawn].map((color) => color.toLowerCase());
}

/** What a colour of a PDF is rounded to, which keeps two or three decimals. */
const near = (one: string, other: string) => channels(one).every((value, index) => Math.abs(value - (channels(other)[index] ?? 0)) <= 1);

/**
 * The places in a text in which our own name or one of our own colours stands under another identity; [] where nothing of ours is left.
 * @param isDrawing true for the drawing of a PDF, whose colours are rounded
 */
export function tracesOf(text: string, other: Identity, isDrawing = false): string[] {
  const { product } = ourIdentity();
  const plain = TECHNICAL_NAMES.reduce((rest, { pattern }) => rest.replaceAll(pattern, ''), text);
  const names = [...plain.matchAll(new RegExp(`\\b${product}\\b`, 'gi'))].map(({ index }) =>
    plain.slice(Math.max(0, index - 40), index + 50),
  );
  const ours = [...ownColorsBeside(other)];
  const colors = colorsIn(text).filter((color) => ours.some((own) => (isDrawing ? near(own, color) : own === color)));
  return [...new Set([...names, ...colors])];
}

/** The drawings and texts in a PDF, unpacked. */
export function pdfStreams(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const parts = [text];
  for (const { index, 0: start } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const begin = index + start.length;
    try {
      parts.push(inflateSync(file.subarray(begin, text.indexOf('endstream', begin))).toString('latin1'));
    } catch {
      // a stream that is not packed stands in the file as it is
    }
  }
  return parts.join('\n');
}
