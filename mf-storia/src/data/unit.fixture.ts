import type { Unita } from '@territori/contract/v1';

/** A municipality in force, with the columns of the public API that the pages read. */
export const municipality = (more: Partial<Unita> = {}) =>
  ({
    id: 20,
    livello: 'comune',
    codice: '017092',
    denominazione: 'Lonato del Garda',
    denominazione_altra: null,
    codice_catastale: 'M312',
    provincia: { id: 17, codice: '017', denominazione: 'Brescia', sigla: 'BS' },
    regione: { id: 3, codice: '03', denominazione: 'Lombardia' },
    ripartizione: { id: 1, codice: '1', denominazione: 'Nord-ovest' },
    valido_dal: '2007-11-02',
    valido_al: null,
    certezza: 'dichiarato',
    fonte: null,
    codice_uts: null,
    sigla: null,
    tipo: null,
    codice_fiscale: null,
    capoluogo_provincia: false,
    capoluogo_regione: false,
    nuts1: null,
    nuts2: null,
    nuts3: 'ITC47',
    ...more,
  }) as Unita;
