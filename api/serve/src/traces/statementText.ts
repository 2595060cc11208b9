/** Characters of a statement that a span has. */
const LONGEST = 2000;

/** A statement without the texts and numbers that are written in it: values of calls are parameters (`$1`), and so are these then. */
export const withoutValues = (sql: string): string =>
  sql
    .replace(/\bE'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*'|\$(\w*)\$[\s\S]*?\$\1\$/gi, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

/** What a statement does, and to which table first: `SELECT comune`. */
export function statementSummary(sql: string): string {
  const text = withoutValues(sql);
  const [operation = 'STATEMENT'] = /\b(?:select|insert|update|delete)\b/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+((?:"[^"]+"|[\w.])+)/i.exec(text) ?? [];
  return [operation.toUpperCase(), ...(table ? [table] : [])].join(' ');
}
