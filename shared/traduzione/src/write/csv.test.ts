import { describe, expect, it } from 'vitest';
import { csvLine, spreadsheetLine } from './csv.ts';

describe('a line of CSV', () => {
  it('quotes for programs the cells that a reader would take apart, and changes none', () => {
    expect(csvLine(['001001', 'a,b', 'a;b', 'a "b"', 'a\nb', 'a\rb', '', '=1+1'], ',')).toBe(
      '001001,"a,b",a;b,"a ""b""","a\nb","a\rb",,=1+1\n',
    );
  });

  it('has for spreadsheets semicolons, decimal commas and no formula', () => {
    expect(spreadsheetLine(['001001', 'a;b', 'a,b', -2.5, null])).toBe('001001;"a;b";a,b;-2,5;\r\n');
    expect(spreadsheetLine(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])).toBe("'=1+1;'+1;'-1;'@SUM(A1);'\t=1\r\n");
  });
});
