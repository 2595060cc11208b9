import { describe, expect, it } from 'vitest';
import { codeSamples, type SampleCall } from './codeSamples.ts';

const address = 'https://api.test/api/v1/unita?livello=comune';
const samples = (call: Partial<SampleCall> = {}) =>
  Object.fromEntries(codeSamples({ method: 'GET', address, answer: 'json', ...call }).map(({ name, code }) => [name, code]));

describe('the samples of a call', () => {
  it('are in four languages', () => {
    expect(Object.keys(samples())).toEqual(['curl', 'Python', 'R', 'JavaScript']);
    for (const code of Object.values(samples())) expect(code).toContain(address);
  });

  it('keep a quote out of the command line', () => {
    expect(samples({ address: "https://api.test/?v=L'Aquila" }).curl).toBe("curl 'https://api.test/?v=L%27Aquila'");
    expect(samples({ method: 'POST', body: { valori: ["L'Aquila"] } }).curl).toContain(`-d '{"valori":["L'\\''Aquila"]}'`);
  });

  it('keep the codes of a CSV as texts, with its separator', () => {
    const { Python, R } = samples({ answer: 'csv', separator: '|' });
    expect(Python).toContain('delimiter="|"');
    expect(R).toContain('sep = "|", colClasses = "character"');
  });

  it('save a file under its name', () => {
    const saved = samples({ answer: 'file', fileName: 'unita.xlsx' });
    expect(saved.curl).toBe(`curl -o 'unita.xlsx' '${address}'`);
    expect(saved.Python).toContain('open("unita.xlsx", "wb")');
    expect(saved.R).toContain('"unita.xlsx", mode = "wb"');
    expect(saved.JavaScript).toContain('writeFile("unita.xlsx"');
  });
});
