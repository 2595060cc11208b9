import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface ProseProps {
  /** A plain text: blank lines separate paragraphs, lines that begin with `- ` form a list. Or elements. */
  children: ReactNode;
  lang?: string | undefined;
}

const useStyles = makeStyles({
  root: {
    maxWidth: tokens.measure,
    color: tokens.colorNeutralForeground2,
    // an address may be longer than a narrow line
    overflowWrap: 'break-word',
    '& p, & ul, & ol': { marginTop: 0, marginBottom: tokens.spacingVerticalM },
    '& ul, & ol': { paddingInlineStart: '1.25rem' },
    '& li': { marginBottom: tokens.spacingVerticalXS },
    '& > :last-child': { marginBottom: 0 },
  },
});

const isItem = (line: string) => line.startsWith('- ');

function block(text: string, key: number) {
  const lines = text.split('\n');
  const first = lines.findIndex(isItem);
  if (first === -1) return <p key={key}>{text}</p>;
  const before = lines.slice(0, first).join('\n');
  return (
    <div key={key}>
      {before && <p>{before}</p>}
      <ul>
        {lines.slice(first).map((line) => (
          <li key={line}>{line.replace(/^- /, '')}</li>
        ))}
      </ul>
    </div>
  );
}

/** Running text at a comfortable width. A string is never read as HTML. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div lang={lang} className={useStyles().root}>
      {typeof children === 'string'
        ? children
            .trim()
            .split(/\n\s*\n/)
            .map(block)
        : children}
    </div>
  );
}
