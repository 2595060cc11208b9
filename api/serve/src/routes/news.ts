import type { EditionModel } from '@territori/edition/EditionModel';
import { type Day, italianDay } from '@territori/history/dates/day';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { type Promemoria, PromemoriaPage } from '@territori/wire';
import { DayParameter, EditionParameter, Language as LanguageParameter, PageNum, PageSize, WHOLE_LIMIT } from '@territori/wire/parameters';
import type { Livello } from '@territori/wire/v1/values';
import { Type } from 'typebox';
import { contentDisposition } from '../exports/fileName.ts';
import { xlsxStream } from '../exports/fileStreams.ts';
import { optionalDay } from '../http/dayParameter.ts';
import { message } from '../message.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FILE_NAME = 'aggiornamenti.xlsx';
const LABELS = ['news.event', 'news.description', 'news.notes', 'news.published'] as const;

function unitsInForce(model: EditionModel, day: Day) {
  const of = (level: Livello) => model.placesInForce(day, level).length;
  const [countValidateComuni, countValidateUts, countValidateRegioni] = [of('comune'), of('uts'), of('regione')];
  return {
    countValidate: countValidateComuni + countValidateUts + countValidateRegioni,
    countValidateComuni,
    countValidateUts,
    countValidateRegioni,
  };
}

/** News for the home page and the page of updates. */
export const newsRoutes: Routes = (services) => async (app) => {
  app.get(
    '/api/Promemoria',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Aggiornamenti'],
        summary: 'News valid on a day, newest start of validity first',
        querystring: Type.Object({
          PageNum: Type.Optional(PageNum),
          PageSize: Type.Optional(PageSize(WHOLE_LIMIT, WHOLE_LIMIT)),
          flagDiffusione: Type.Optional(
            Type.Integer({ minimum: 0, maximum: 1, description: '1: news for the public, the only ones there are' }),
          ),
          flagGestionale: Type.Optional(
            Type.Integer({ minimum: 0, maximum: 1, description: '1: news for operators; there are none here' }),
          ),
          dateTime: Type.Optional(DayParameter('Day on which the news are valid, by default today')),
          plang: LanguageParameter,
          edizione: EditionParameter,
        }),
        response: { 200: PromemoriaPage, ...errorAnswers },
      },
    },
    async (request) => {
      const { PageNum: pageNumber = 1, PageSize: pageSize = WHOLE_LIMIT, dateTime, flagDiffusione = 1, plang } = request.query;
      const edition = await services.database.inService();
      const day = optionalDay('dateTime', dateTime?.slice(0, 10)) ?? services.today();
      const news = flagDiffusione === 1 ? await services.news.at(edition, day, languageOfCall(request, plang)) : [];
      const start = (pageNumber - 1) * pageSize;
      return {
        body: news.slice(start, start + pageSize),
        info: { pageNumber, pageSize, totalPages: Math.ceil(news.length / pageSize), totalItems: news.length },
        additionalInfo: unitsInForce(await services.modelOf(edition), day),
      };
    },
  );

  app.get(
    '/api/Promemoria/Download',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Aggiornamenti'],
        summary: 'All news valid today as XLSX',
        querystring: Type.Object({ plang: LanguageParameter }),
        response: { 200: Type.String({ format: 'binary' }), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const language = languageOfCall(request, request.query.plang);
      const news = await services.news.at(await services.database.inService(), services.today(), language);
      return reply
        .type(XLSX)
        .header('content-disposition', contentDisposition(FILE_NAME))
        .send(newsFile(news, language, services.identity.product));
    },
  );
};

const TITLES = message('news.updates');

const newsFile = (news: readonly Promemoria[], language: Language, creator: string) =>
  xlsxStream(
    [
      {
        name: 'Dati',
        columns: LABELS.map((key) => ({ label: textIn(message(key), language), type: 'VARCHAR', mask: '' })),
        blocks: [news.map(({ titolo, sottotitolo, testo, dataInserimento }) => [titolo, sottotitolo, testo, italianDay(dataInserimento)])],
      },
    ],
    { title: textIn(TITLES, language), language, creator },
  );
