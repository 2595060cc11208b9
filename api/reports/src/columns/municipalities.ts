import { code, ordinal, text } from './column.ts';

export const PRO_COM_T = code('PRO_COM_T', 'Codice Comune (alfanumerico)', 'Municipality code (alphanumeric)', {
  guide: {
    it: 'Codice statistico del Comune, sei cifre: tre della Provincia e tre del Comune. È un testo: gli zeri iniziali ne fanno parte.',
    en: 'Statistical code of the municipality, six digits: three of the province and three of the municipality. It is text: leading zeros belong to it.',
  },
});
export const PRO_COM = ordinal('PRO_COM', 'Codice Comune (numerico)', 'Municipality code (numeric)', {
  guide: { it: 'Il codice alfanumerico senza gli zeri iniziali.', en: 'The alphanumeric code without leading zeros.' },
});
export const COMUNE = text('COMUNE', 'Comune', 'Municipality', {
  guide: {
    it: 'Denominazione ufficiale, con la dizione straniera dove è prevista.',
    en: 'Official name, with the one in the other language where there is one.',
  },
});
export const COMUNE_IT = text('COMUNE_IT', 'Comune (dizione italiana)', 'Municipality (Italian name)');
export const COMUNE_A = text('COMUNE_A', 'Comune (dizione straniera)', 'Municipality (name in the other language)');
export const COD_CATASTO = code('COD_CATASTO', 'Codice catasto', 'Cadastral code', {
  source: 'Agenzia delle Entrate, Anpr',
  guide: { it: 'Codice nazionale (Belfiore), una lettera e tre cifre.', en: 'National (Belfiore) code, a letter and three digits.' },
});
export const COD_COM_FISCALE = code('COD_COM_FISCALE', 'Codice fiscale', 'Tax code', {
  valued: { fact: 'codice_fiscale', level: 'comune' },
});
