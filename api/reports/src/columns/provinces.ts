import { code, ordinal, text } from './column.ts';

export const COD_PROV_STORICO = code('COD_PROV_STORICO', 'Codice Provincia (Storico)', 'Province code (historical)', {
  guide: {
    it: 'Codice storico della Provincia, tre cifre; non cambia con l’istituzione delle Città metropolitane.',
    en: 'Historical code of the province, three digits; it did not change with the metropolitan cities.',
  },
});
export const COD_UTS = code('COD_UTS', 'Codice Provincia/Uts', 'Province/UTS code', {
  guide: {
    it: 'Codice valido a fini statistici, tre cifre: quello storico finché l’unità è una Provincia, 200 più quello per le Città metropolitane. Vuoto dove nessuna fonte lo dice.',
    en: 'Code used in statistics, three digits: the historical one while the unit is a province, 200 plus it for metropolitan cities. Empty where no source says.',
  },
});
export const DEN_UTS = text('DEN_UTS', 'Provincia/Uts', 'Province/UTS');
export const TIPO_UTS = ordinal('TIPO_UTS', 'Tipologia Provincia/Uts', 'Type of province/UTS', {
  guide: {
    it: '1 Provincia, 2 Provincia autonoma, 3 Città metropolitana, 4 Libero consorzio di comuni, 5 Unità non amministrativa.',
    en: '1 province, 2 autonomous province, 3 metropolitan city, 4 free consortium of municipalities, 5 non-administrative unit.',
  },
});
export const DESC_TIPO_UTS = text('DESC_TIPO_UTS', 'Descrizione tipologia Provincia/Uts', 'Description of the type of province/UTS');
export const SIGLA_AUTOMOBILISTICA = code('SIGLA_AUTOMOBILISTICA', 'Sigla automobilistica', 'Car plate letters', {
  note: {
    it: 'Le sigle esistono dal 1927; a date precedenti la fonte riporta quella della Provincia.',
    en: 'The letters exist since 1927; at earlier dates the source carries those of the province.',
  },
});
export const COD_PROV_FISCALE = code('COD_PROV_FISCALE', 'Codice fiscale', 'Tax code', {
  valued: { fact: 'codice_fiscale', level: 'uts' },
});
export const CC_UTS = ordinal('CC_UTS', 'Capoluogo di provincia/uts', 'Capital of the province/UTS', {
  guide: {
    it: '1 se il Comune è capoluogo della Provincia/Uts, 0 altrimenti.',
    en: '1 when the municipality is the capital of its province/UTS, else 0.',
  },
  valued: { fact: 'capoluogo_uts', level: 'comune' },
});
