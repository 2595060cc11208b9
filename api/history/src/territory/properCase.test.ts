import { recordRows } from '@territori/api-testing/recordRows';
import { describe, expect, it } from 'vitest';
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
    const names = (await recordRows('situas_61_2025-01-01')).map(({ comune_it = '' }) => comune_it);
    const wrong = names.filter((name) => properCase(name.toUpperCase()) !== name);
    expect(wrong.length / names.length).toBeLessThan(0.01);
  });

  it('is as the list has it where the list has it', () => {
    const spelling = new NameSpelling(['Cortina sulla strada del vino']);
    expect(spelling.of('CORTINA SULLA STRADA DEL VINO')).toBe('Cortina sulla strada del vino');
    expect(spelling.of('MONTAGNA SULLA STRADA')).toBe('Montagna sulla Strada');
  });
});
