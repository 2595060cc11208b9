import { describe, expect, it } from 'vitest';
import { BadRequest } from '../http/errors.ts';
import { QueryParameters } from './QueryParameters.ts';

describe('the parameters of a stored query', () => {
  it('are recognised by name in any case', () => {
    const parameters = new QueryParameters('PFUN=61&pData=01/02/2025&com=%20Agli%C3%A8%20&haRuolo');
    expect(parameters.requiredInteger('pfun')).toBe(61);
    expect(parameters.dates()).toEqual({ from: '2025-02-01', to: undefined });
    expect(parameters.text('com')).toBe('Agliè');
  });

  it.each(['', 'null', 'undefined', '%20'])('are missing when their value is "%s"', (none) => {
    const parameters = new QueryParameters(`idprovv=${none}&pdata=${none}&mcrvar=${none}&pfun=${none}`);
    expect(parameters.text('mcrvar')).toBeUndefined();
    expect(parameters.integer('idprovv')).toBeUndefined();
    expect(parameters.dates()).toEqual({ from: undefined, to: undefined });
    expect(() => parameters.requiredInteger('pfun')).toThrow(BadRequest);
  });

  it('are refused when their value is of another kind', () => {
    expect(() => new QueryParameters('idprovv=x').integer('idprovv')).toThrow(BadRequest);
    expect(() => new QueryParameters('pdata=2025-02-30').dates()).toThrow(BadRequest);
    expect(() => new QueryParameters('com=%00')).toThrow(BadRequest);
  });

  it.each(['', 'None', 'NONE', 'null', 'Null', 'undefined', 'NaN', 'nan', ' null '])('counts %j as missing', (value) => {
    expect(new QueryParameters(`idprovv=${encodeURIComponent(value)}`).text('idprovv')).toBeUndefined();
  });
});
