import { Type } from 'typebox';
import { Count, Day, dayOf, described, NullableText, named, orNull, Text, type Wire } from './blocks.ts';

export const Promemoria = Type.Object(
  {
    idPromemoria: Type.Integer(),
    tipoPromemoria: Text,
    titolo: described('The event'),
    sottotitolo: described('What it is about'),
    testo: described('Plain paragraphs, separated by an empty line'),
    dataInizioValidita: Day,
    dataFineValidita: orNull(Day),
    dataInserimento: dayOf('Day of publication'),
    idProvvedimento: NullableText,
    testoProvvedimento: orNull(Text, 'Two lines: a date (DD/MM/YYYY), then the text after `Testo:`'),
    variazioniDel: orNull(Day, 'The day whose changes the item reports; null for every other item'),
  },
  { ...named('Promemoria'), description: 'A news item' },
);
export type Promemoria = Wire<typeof Promemoria>;

export const PageInfo = Type.Object({ pageNumber: Count, pageSize: Count, totalPages: Count, totalItems: Count }, named('PageInfo'));
export type PageInfo = Wire<typeof PageInfo>;

export const PromemoriaPage = Type.Object(
  {
    body: Type.Array(Promemoria, { description: 'Newest start of validity first' }),
    info: PageInfo,
    additionalInfo: Type.Object(
      {
        countValidate: Type.Integer({ minimum: 0, description: 'Municipalities, UTS and regions together' }),
        countValidateComuni: Count,
        countValidateUts: Count,
        countValidateRegioni: Count,
      },
      { ...named('NumeroUnita'), description: 'Units in force at `dateTime`' },
    ),
  },
  named('PromemoriaPage'),
);
export type PromemoriaPage = Wire<typeof PromemoriaPage>;
