import type { EditionModel } from '@territori/edition/EditionModel';
import { type Day, italianDay } from '@territori/history/dates/day';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import type { Edition } from '@territori/store/database';
import { EditionMemo } from '@territori/store/database/EditionMemo';
import type { Promemoria } from '@territori/wire';
import type { Content, NewsItem } from '../content/schema.ts';
import { ACT_LABEL, type NewsFromData, newsFromData } from './newsFromData.ts';

/** The news: those that the editors wrote and those made of the data, newest start of validity first. */
export class News {
  readonly #content: Content;
  readonly #fromData: EditionMemo<NewsFromData>;

  constructor(modelOf: (edition: Edition) => Promise<EditionModel>, content: Content) {
    this.#content = content;
    this.#fromData = new EditionMemo(async (edition) => newsFromData(await modelOf(edition), edition));
  }

  /** The news valid on a day. */
  async at(edition: Edition, day: Day, language: Language): Promise<Promemoria[]> {
    const fromData = await this.#fromData.of(edition);
    return [...this.#content.news.map((item) => editorial(item, language)), ...fromData(language)]
      .filter(({ dataInizioValidita, dataFineValidita }) => dataInizioValidita <= day && (!dataFineValidita || day <= dataFineValidita))
      .sort(
        (a, b) =>
          b.dataInizioValidita.localeCompare(a.dataInizioValidita) ||
          b.dataInserimento.localeCompare(a.dataInserimento) ||
          a.idPromemoria - b.idPromemoria,
      );
  }
}

function editorial(item: NewsItem, language: Language): Promemoria {
  const { provvedimento } = item;
  return {
    idPromemoria: item.id,
    tipoPromemoria: textIn(item.tipo, language),
    titolo: textIn(item.titolo, language),
    sottotitolo: textIn(item.sottotitolo, language),
    testo: textIn(item.testo, language).trim(),
    dataInizioValidita: item.inizioValidita,
    dataFineValidita: item.fineValidita ?? null,
    dataInserimento: item.pubblicazione,
    idProvvedimento: provvedimento?.id ?? null,
    testoProvvedimento: provvedimento
      ? `${italianDay(provvedimento.data)}\n${textIn(ACT_LABEL, language)} ${textIn(provvedimento.testo, language).trim()}`
      : null,
    variazioniDel: null,
  };
}
