import fc from 'fast-check';
import { expect, it } from 'vitest';
import { statementSummary, withoutValues } from './statementText.ts';

it.each([
  ["select * from comune where nome = 'L''Aquila' and codice = $1", 'select * from comune where nome = ? and codice = $1'],
  ["select E'a\\'b', $$Rossi$$, $x$Rossi$x$, 12, 1.5", 'select ?, ?, ?, ?, ?'],
  ['select t1.c2 from "tabella_3" as t1\n  limit 50', 'select t1.c2 from "tabella_3" as t1 limit ?'],
])('%s is sent without values', (sql, sent) => expect(withoutValues(sql)).toBe(sent));

it('no text that is quoted in a statement is sent', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      const written = `'${value.replaceAll("'", "''")}'`;
      expect(withoutValues(`select ${written} as a, 1 as b`)).toBe('select ? as a, ? as b');
    }),
  );
});

it.each([
  ['select a from comune_versione where b', 'SELECT comune_versione'],
  ['with x as (select 1 from "y") select * from x', 'SELECT "y"'],
  ['insert into portale.consultazione values ($1)', 'INSERT portale.consultazione'],
  ['begin', 'STATEMENT'],
])('%s is called %s', (sql, name) => expect(statementSummary(sql)).toBe(name));
