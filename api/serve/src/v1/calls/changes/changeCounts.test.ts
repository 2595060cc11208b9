import { ENGINES } from '@territori/api-testing';
import { useApp } from '@territori/api-testing/testApp';
import { describe, expect, it } from 'vitest';

describe.each(ENGINES)('the counts of changes, on %s', (engine) => {
  const api = useApp(engine);

  it('are those of the list with the same parameters', async () => {
    const parameters = 'dal=2010-01-01&al=2020-12-31&provincia=TN';
    const counts = (await api.get(`/api/v1/variazioni/conteggi?${parameters}`)).json().dati as { tipo: string; righe: number }[];
    for (const { tipo, righe } of counts)
      expect((await api.get(`/api/v1/variazioni?${parameters}&tipo=${tipo}&per_pagina=1`)).json().totale, tipo).toBe(righe);
    const { totale } = (await api.get(`/api/v1/variazioni?${parameters}&per_pagina=1`)).json();
    expect(counts.reduce((sum, { righe }) => sum + righe, 0)).toBe(totale);
  });
});
