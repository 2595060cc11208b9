import { textIn } from '@territori/languages';
import { takesTwoDates } from '@territori/reports/definition';
import { EVERYTHING } from '@territori/reports/Selection';
import { ConteggioRighe, MetadatiPubblicati, notedResultset, ReportNonDisponibile, Row, resultset } from '@territori/wire';
import { DayParameter, EditionParameter, Language, ReportId } from '@territori/wire/parameters';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { optionalDay } from '../http/dayParameter.ts';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';
import { lastDayNote } from '../reports/lastDayNote.ts';
import { noteOn } from '../reports/noteOn.ts';
import type { OpenReport } from '../reports/reports.ts';
import { rowsInJson } from '../reports/rowsInJson.ts';
import type { Services } from '../services/services.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const NOT_AVAILABLE = JSON.stringify({ resultset: [{ ERRCODE: 'REPORT NON DISPONIBILE' }] });

const Query = Type.Object({
  pfun: ReportId,
  pdata: Type.Optional(DayParameter('Date, for reports of one date; a future date means today', '01/01/2025')),
  pdatada: Type.Optional(DayParameter('Start of the period, for reports of two dates', '01/01/1991')),
  pdataa: Type.Optional(DayParameter('End of the period', '01/01/2025')),
  plang: Language,
  edizione: EditionParameter,
});

/** Those of a call that answers rows. */
const RowsQuery = Type.Object({
  ...Query.properties,
  pformatodate: Type.Optional(
    Type.Union([Type.Literal('ISO'), Type.Literal('DMY')], {
      default: 'ISO',
      description: 'How dates look in the rows: `1995-01-01T00:00:00Z` (ISO), or `01/01/1995` as before 2026 (DMY)',
      examples: ['DMY'],
    }),
  ),
});

/**
 * The published services, which scripts call. When a report is not available at the dates, the answer says so with status 200, because
 * scripts expect that status.
 */
export const publishRoutes: Routes = (services) => async (app) => {
  const { reports } = services;
  const unavailable = (reply: FastifyReply) => reply.type(JSON_TYPE).send(NOT_AVAILABLE);

  app.get(
    '/publish/reportspooljson',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Servizi pubblicati'],
        summary: 'All rows of a report',
        querystring: RowsQuery,
        response: { 200: Type.Union([notedResultset(Row), resultset(ReportNonDisponibile)]), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const open = await openAt(services, request.query);
      if (!open) return unavailable(reply);
      const edition = await services.database.inService();
      const style = request.query.pformatodate === 'DMY' ? 'file' : 'published';
      const table = await open.table();
      const rows = table.select([open.dates.from, open.dates.to], EVERYTHING);
      const wanted = { table, rows, columns: open.columns.map(({ name }) => name), style } as const;
      const language = languageOfCall(request, request.query.plang);
      const notes = [lastDayNote(edition, open.dates.to), noteOn(open, open.columns)];
      const note = notes.flatMap((each) => textIn(each, language) ?? []).join(' ');
      return reply.type(JSON_TYPE).send(await rowsInJson('{"resultset":', wanted, note ? `,"avviso":${JSON.stringify(note)}}` : '}'));
    },
  );

  app.get(
    '/publish/reportspooljsoncount',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Servizi pubblicati'],
        summary: 'Number of rows of a report',
        querystring: Query,
        response: { 200: Type.Union([resultset(ConteggioRighe), resultset(ReportNonDisponibile)]), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const open = await openAt(services, request.query);
      if (!open) return unavailable(reply);
      const rows = (await open.table()).select([open.dates.from, open.dates.to], EVERYTHING);
      return reply.type(JSON_TYPE).send(`{"resultset":[{"NUM_ROWS":${rows.length}}]}`);
    },
  );

  app.get(
    '/publish/anagrafica_report_metadato_web',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Servizi pubblicati'],
        summary: 'Name, description and columns of a report',
        querystring: Query,
        response: { 200: Type.Union([MetadatiPubblicati, resultset(ReportNonDisponibile)]), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const open = await openAt(services, request.query);
      if (!open) return unavailable(reply);
      const language = languageOfCall(request, request.query.plang);
      return {
        'REPORT NAME': textIn(open.report.title, language),
        'REPORT DESCRIZIONE': reports.description(open.report, language),
        COL_DETAILS: reports.columns(open, language),
      };
    },
  );
};

/** The report at the dates of the call; undefined when it is not available at them. Throws BadRequest for a missing or invalid date. */
async function openAt(services: Services, query: Static<typeof Query>): Promise<OpenReport | undefined> {
  const report = services.reports.find(query.pfun);
  const [one, start, end] = [optionalDay('pdata', query.pdata), optionalDay('pdatada', query.pdatada), optionalDay('pdataa', query.pdataa)];
  const from = takesTwoDates(report) ? start : one;
  if (from === undefined) {
    const needed = takesTwoDates(report) ? 'pdatada' : 'pdata';
    throw new BadRequest(message('publish.parameterRequiredFor', { needed, id: report.id }));
  }
  return services.reports.openIfAvailable(await services.database.inService(), report, from, end);
}
