import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REAL_DATA } from '../testing/index.ts';
import { NameSpelling, properCase } from './properCase.ts';

describe('a name in proper case', () => {
  it.each([
    ["SANT'AGATA DE' GOTI", "Sant'Agata de' Goti"],
    ["L'AQUILA", "L'Aquila"],
    ["REGGIO NELL'EMILIA", "Reggio nell'Emilia"],
    ["CASSANO D'ADDA", "Cassano d'Adda"],
    ['SAN GIOVANNI IN PERSICETO', 'San Giovanni in Persiceto'],
    ['DI MARTINO', 'Di Martino'],
    ['GRESSONEY-LA-TRINITÉ', 'Gressoney-La-Trinité'],
    ['SAINT-RHÉMY-EN-BOSSES', 'Saint-Rhémy-en-Bosses'],
    ['PRESICCE-ACQUARICA', 'Presicce-Acquarica'],
    ['KURTINIG AN DER WEINSTRAßE', 'Kurtinig an der Weinstraße'],
    ['DOL-OTLIZA', 'Dol-Otliza'],
    ["VO'", "Vo'"],
  ])('%s is %s', (capitals, expected) => {
    expect(properCase(capitals)).toBe(expected);
  });

  it('is right for 99 of 100 current names without a list of exceptions', async () => {
    const rows: { COMUNE_IT: string }[] = JSON.parse(
      await readFile(join(REAL_DATA, 'istat-situas/situas_61_2025-01-01.json'), 'utf8'),
    ).resultset;
    const wrong = rows.filter((row) => properCase(row.COMUNE_IT.toUpperCase()) !== row.COMUNE_IT);
    expect(wrong.length / rows.length).toBeLessThan(0.01);
  });

  it('is as the list has it where the list has it', () => {
    const spelling = new NameSpelling(['Cortina sulla strada del vino']);
    expect(spelling.of('CORTINA SULLA STRADA DEL VINO')).toBe('Cortina sulla strada del vino');
    expect(spelling.of('MONTAGNA SULLA STRADA')).toBe('Montagna sulla Strada');
  });
});
