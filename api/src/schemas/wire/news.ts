import { Type } from 'typebox';
import { Count, closed, Day, NullableText, orNull, Text } from './blocks.ts';

export const Promemoria = Type.Object(
  {
    idPromemoria: Type.Integer(),
    tipoPromemoria: Text,
    titolo: Text,
    sottotitolo: Text,
    testo: Text,
    dataInizioValidita: Day,
    dataFineValidita: orNull(Day),
    dataInserimento: Day,
    idProvvedimento: NullableText,
    testoProvvedimento: NullableText,
  },
  closed,
);

export const PromemoriaPage = Type.Object(
  {
    body: Type.Array(Promemoria),
    info: Type.Object({ pageNumber: Count, pageSize: Count, totalPages: Count, totalItems: Count }, closed),
    additionalInfo: Type.Object(
      { countValidate: Count, countValidateComuni: Count, countValidateUts: Count, countValidateRegioni: Count },
      closed,
    ),
  },
  closed,
);
