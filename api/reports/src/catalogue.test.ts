import { parseDay } from '@territori/history/dates/day';
import { CONTENT_DIRECTORY, readContent } from '@territori/serve/content/readContent';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { columnsOf } from './computeTable.ts';

const reports = [...CATALOGUE.values()];

describe('the catalogue', () => {
  it('has each report under its own id', () => {
    expect(CATALOGUE.size).toBeGreaterThanOrEqual(74);
    for (const [id, report] of CATALOGUE) expect(report.id).toBe(id);
  });

  it.each(reports)('$id: has a period of real days and a title in both languages', ({ from, to, title }) => {
    expect(parseDay(from)).toBe(from);
    expect(parseDay(to)).toBe(to);
    expect(from < to).toBe(true);
    // a text that is missing is its key
    for (const text of [title.it, title.en]) expect(text).not.toMatch(/^$|\.title$/);
  });

  it('has a long text for each report, of the editors or of its definition, and none for a report that does not exist', () => {
    const texts = readContent(CONTENT_DIRECTORY).reports;
    expect(reports.filter(({ id, description }) => !texts.has(id) && !description).map(({ id }) => id)).toEqual([]);
    expect([...texts.keys()].filter((id) => !CATALOGUE.has(id))).toEqual([]);
  });

  it('tells reports of one title, kind and unit apart by their period', () => {
    for (const report of reports) {
      const twins = reports.filter((other) => other !== report && other.title.it === report.title.it && other.unit === report.unit);
      for (const twin of twins) expect(twin.to < report.from || report.to < twin.from).toBe(true);
    }
  });
});

describe('the columns of a computed report', () => {
  const computed = reports.flatMap((report) => (report.query ? [{ id: report.id, report, query: report.query }] : []));

  it.each(computed)('$id: have names of their own, and the order names columns there are', ({ report, query }) => {
    for (const dates of [
      { from: report.from, to: report.from },
      { from: report.to, to: report.to },
    ]) {
      const names = query.fields(dates).map(({ column }) => column.name);
      expect(columnsOf(report, query).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining([...query.order]));
      for (const name of names) expect(name).toMatch(/^[A-Z][A-Z0-9_]*$/);
    }
  });

  it.each(computed)('$id: have a label in both languages and a mask that fits their type', ({ report, query }) => {
    for (const { column } of query.fields({ from: report.from, to: report.to })) {
      expect(column.label.it).not.toBe('');
      expect(column.label.en).not.toBe('');
      if (column.type === 'VARCHAR') expect(column.mask).toBe('');
      if (column.type === 'DATE') expect(column.mask).toBe('DD/MM/YYYY');
    }
  });
});
