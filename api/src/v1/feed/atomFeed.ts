/** An entry of a feed. Times are ISO. */
export interface FeedEntry {
  /** Never changes, whatever happens to the text. */
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly link: string;
  readonly summary: string;
  readonly category: string;
}

export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly self: string;
  readonly alternate: string;
  readonly updated: string;
  readonly author: string;
  readonly entries: readonly FeedEntry[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const entryXml = ({ id, title, updated, link, summary, category }: FeedEntry): string =>
  [
    '<entry>',
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="alternate" href="${escaped(link)}"/>`,
    `<category term="${escaped(category)}"/>`,
    `<summary>${escaped(summary)}</summary>`,
    '</entry>',
  ].join('');

/** A feed as Atom (RFC 4287). */
export const atomFeed = ({ id, title, language, self, alternate, updated, author, entries }: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" href="${escaped(alternate)}"/>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n');
