import { code, ordinal, text } from './column.ts';

export const COD_REG = code('COD_REG', 'Codice Regione', 'Region code', {
  guide: { it: 'Codice statistico della Regione, due cifre.', en: 'Statistical code of the region, two digits.' },
  note: { it: 'Le Regioni esistono dal 01/01/1948.', en: 'Regions exist since 01/01/1948.' },
});
export const DEN_REG = text('DEN_REG', 'Regione', 'Region');
export const TIPO_REG = ordinal('TIPO_REG', 'Tipologia Regione', 'Type of region', {
  guide: { it: '1 a Statuto ordinario, 2 a Statuto speciale.', en: '1 ordinary statute, 2 special statute.' },
  valued: { fact: 'tipo', level: 'regione' },
});
export const DESC_TIPO_REG = text('DESC_TIPO_REG', 'Descrizione tipologia Regione', 'Description of the type of region', {
  valued: { fact: 'tipo', level: 'regione' },
});
export const COD_REG_FISCALE = code('COD_REG_FISCALE', 'Codice fiscale', 'Tax code', {
  valued: { fact: 'codice_fiscale', level: 'regione' },
});
export const CC_REG = ordinal('CC_REG', 'Capoluogo di regione', 'Capital of the region', {
  guide: {
    it: '1 se il Comune è capoluogo della Regione, 0 altrimenti.',
    en: '1 when the municipality is the capital of its region, else 0.',
  },
  valued: { fact: 'capoluogo_regione', level: 'comune' },
});
