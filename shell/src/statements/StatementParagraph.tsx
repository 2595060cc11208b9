import type { Language, PortalConfig } from '@territori/contract';
import { useKit, useLanguage } from '@territori/kit';
import { Link } from '@territori/ui/link';
import type { ReactNode } from 'react';
import type { Paragraph } from './statements.ts';

/** Names and texts alternate. */
const NAMES = /\{\{(\w+)\}\}/;

/** The facts that an operator may have configured, as texts. */
const factsOf = ({ product, publisher, logDays }: PortalConfig, language: Language): Readonly<Record<string, string | undefined>> => ({
  ...publisher,
  product,
  logDays:
    logDays === undefined
      ? undefined
      : new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(logDays),
});

const hrefOf = (text: string): string | undefined =>
  /^https?:/.test(text) ? text : /^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined;

/** A paragraph with the operator's facts; addresses are links. */
export function StatementParagraph({ texts }: { texts: Paragraph }) {
  const values = factsOf(useKit().config, useLanguage());
  const parts = [texts].flat().map((text) => text.split(NAMES));
  const known = parts.find((text) => text.every((part, index) => index % 2 === 0 || values[part]));
  return <p>{known?.map((part, index) => (index % 2 === 0 ? withLinks(part) : <Fact key={part}>{values[part] as string}</Fact>))}</p>;
}

/** A link within a text: `[AgID](https://www.agid.gov.it)`. */
const LINK = /\[([^\]]+)\]\((https:[^)]+)\)/;

/** Texts, and links of a name and an address, in turn. */
function withLinks(text: string): ReactNode[] {
  const parts = text.split(LINK);
  return parts.flatMap((part, index): ReactNode[] => {
    if (index % 3 === 0) return [part];
    if (index % 3 === 2) return [];
    return [
      <Link key={part} href={parts[index + 1] as string}>
        {part}
      </Link>,
    ];
  });
}

function Fact({ children }: { children: string }) {
  const href = hrefOf(children);
  return href ? <Link href={href}>{children}</Link> : children;
}
