import { textIn } from '@territori/languages';
import { CATALOGUE } from '@territori/reports/catalogue';
import { DescrizionePagina } from '@territori/wire';
import { EditionParameter, Language } from '@territori/wire/parameters';
import { Type } from 'typebox';
import { NotFound } from '../http/errors.ts';
import { message } from '../message.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

/** Texts of the search pages. */
export const pageRoutes: Routes =
  ({ content, database, reports }) =>
  async (app) => {
    app.get(
      '/api/Report/DescrizionePagina/:pageId',
      {
        config: { cache: 'day' },
        schema: {
          tags: ['Pagine'],
          summary: 'Introduction, cards and notes of a page',
          params: Type.Object({
            pageId: Type.Integer({
              minimum: 1,
              maximum: 1000,
              description: '1 territorio, 2 variazioni, 3 ricostruzione, 4 API',
              examples: [1],
            }),
          }),
          querystring: Type.Object({ plang: Language, edizione: EditionParameter }),
          response: { 200: DescrizionePagina, ...errorAnswers },
        },
      },
      async (request) => {
        const { pageId } = request.params;
        const language = languageOfCall(request, request.query.plang);
        const page = content.pages.get(pageId);
        if (!page) throw new NotFound(message('pages.thereNoDescription', { pageId }));
        const edition = await database.edition();
        const items = edition ? await reports.list(edition, language) : [];
        return {
          descrizionePagina: textIn(page.descrizione, language).trim(),
          unita: page.unita.map(({ titolo, sottotitolo, report }) => ({
            titolo: textIn(titolo, language),
            sottotitolo: textIn(sottotitolo, language),
            elencoReport: report.flatMap((id) => textIn(CATALOGUE.get(id)?.title, language) ?? []),
            report: report.flatMap((id) =>
              items
                .filter((item) => item.id_funzione === id && item.rule_showhide === 'ABILITATO')
                .map(({ id_funzione, titolo_report, pdata, pdataa }) => ({ id_funzione, titolo_report, pdata, pdataa })),
            ),
          })),
          noteFondoPagina: textIn(page.note, language).trim(),
        };
      },
    );
  };
