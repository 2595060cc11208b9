import { describe, expect, it } from 'vitest';
import { municipality } from './unit.fixture.ts';
import { unitFacts } from './unitFacts.ts';

const factOf = (name: string, unit = municipality()) => unitFacts(unit).find((fact) => fact.name === name);

describe('the facts of a unit', () => {
  it('have a value, and the id of the unit that it names', () => {
    expect(factOf('codice')).toEqual({ name: 'codice', value: '017092' });
    expect(factOf('provincia')).toEqual({ name: 'provincia', value: 'Brescia', id: 17 });
  });

  it('say why there is none: not known, or it did not exist yet', () => {
    const old = municipality({ codice_catastale: null, regione: null, valido_dal: '1861-03-17', valido_al: '1927-01-12' });
    expect(factOf('catastale', old)).toEqual({ name: 'catastale', missing: 'nonNoto' });
    expect(factOf('regione', old)).toEqual({ name: 'regione', missing: 'primaDelleRegioni' });
    expect(factOf('regione', municipality({ regione: null }))).toEqual({ name: 'regione', missing: 'nonNoto' });
  });

  it('leave out what the level cannot have', () => {
    expect(unitFacts(municipality({ livello: 'regione', provincia: null })).map(({ name }) => name)).toEqual([
      'denominazione',
      'codice',
      'ripartizione',
      'nuts',
    ]);
  });
});
