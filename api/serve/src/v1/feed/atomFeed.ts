import { escapeMarkup } from '../../http/escapeMarkup.ts';

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

const entryXml = ({ id, title, updated, link, summary, category }: FeedEntry): string =>
  [
    '<entry>',
    `<id>${escapeMarkup(id)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="alternate" href="${escapeMarkup(link)}"/>`,
    `<category term="${escapeMarkup(category)}"/>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    '</entry>',
  ].join('');

/** A feed as Atom (RFC 4287). */
export const atomFeed = ({ id, title, language, self, alternate, updated, author, entries }: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeMarkup(id)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>`,
    `<link rel="alternate" href="${escapeMarkup(alternate)}"/>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n');
