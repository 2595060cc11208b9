import { SaxesParser } from 'saxes';

/** Called for each part of an XML text, in their order. Names come without their prefix. */
export interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Bytes that are parsed at a time: the text of a large sheet is never whole in memory. */
const CHUNK = 1 << 16;

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses an XML file. Throws Error where it is malformed. */
export function parseXml(bytes: Uint8Array, { open, text, close }: XmlHandler): void {
  const parser = new SaxesParser({ position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open(withoutPrefix(name), attributes as Record<string, string>));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(withoutPrefix(name)));
  const decoder = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8');
  for (let at = 0; at < bytes.length; at += CHUNK) parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
  parser.write(decoder.decode()).close();
}
