import { items, ReportHeader, ReportListItem } from '@territori/wire';
import { DayParameter, EditionParameter, Language, ReportId } from '@territori/wire/parameters';
import { Type } from 'typebox';
import { dayParameter, optionalDay } from '../http/dayParameter.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

/** One report by id: its entry and the texts of its columns. */
export const reportRoutes: Routes = (services) => async (app) => {
  const { database, reports } = services;

  app.get(
    '/api/Report/GetFunzione',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Report'],
        summary: 'A report by id, with its whole period; no item when it is unknown or not enabled',
        querystring: Type.Object({
          funzione: ReportId,
          plang: Language,
          dateFrom: Type.Optional(DayParameter('The date asked for; does not narrow the answer')),
          dateTo: Type.Optional(DayParameter('The end of the period asked for; does not narrow the answer')),
          edizione: EditionParameter,
        }),
        response: { 200: items(ReportListItem), ...errorAnswers },
      },
    },
    async (request) => {
      const { funzione, plang } = request.query;
      const found = await reports.list(await database.inService(), languageOfCall(request, plang), ({ id }) => id === funzione);
      return { items: found.filter(({ rule_showhide }) => rule_showhide === 'ABILITATO') };
    },
  );

  app.get(
    '/api/Report/Header/:data/:funzione',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Report'],
        summary: 'Label, guide, notes, source and link of each column, as lists joined with §',
        params: Type.Object({ data: DayParameter('Date, or start of the period'), funzione: ReportId }),
        querystring: Type.Object({ dataA: Type.Optional(DayParameter('End of the period')), plang: Language, edizione: EditionParameter }),
        response: { 200: ReportHeader, ...errorAnswers },
      },
    },
    async (request) => {
      const { data, funzione } = request.params;
      const { dataA, plang } = request.query;
      const open = await reports.open(await database.inService(), funzione, dayParameter('data', data), optionalDay('dataA', dataA));
      return reports.header(open, languageOfCall(request, plang));
    },
  );
};
