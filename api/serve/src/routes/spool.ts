import { takesTwoDates } from '@territori/reports/definition';
import { ReportSpool, SpoolRequest } from '@territori/wire';
import {
  DayParameter,
  EditionParameter,
  Language,
  PageNum,
  PageSize,
  ReportId,
  TextParameter,
  VersionParameter,
  WHOLE_LIMIT,
} from '@territori/wire/parameters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { readFileKind } from '../exports/fileKind.ts';
import { contentDisposition } from '../exports/fileName.ts';
import { reportFile } from '../exports/reportFile.ts';
import { dependsOnToday } from '../http/answers/installAnswers.ts';
import { dayParameter, optionalDay } from '../http/dayParameter.ts';
import { aroundRows } from '../reports/aroundRows.ts';
import { noteOn } from '../reports/noteOn.ts';
import { findColumn, readSelection, type SelectionInput } from '../reports/readSelection.ts';
import { rowsInJson } from '../reports/rowsInJson.ts';
import type { Services } from '../services/services.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const Params = Type.Object({ data: DayParameter('Date, or start of the period'), funzione: ReportId });

const Query = Type.Object({
  dataA: Type.Optional(DayParameter('End of the period, for reports of two dates; by default the end of the report')),
  plovfield: Type.Optional(TextParameter('Column whose distinct values are wanted', 'DEN_REG')),
  PageNum: Type.Optional(PageNum),
  PageSize: Type.Optional(PageSize(WHOLE_LIMIT, WHOLE_LIMIT)),
  plang: Language,
  pdoctype: Type.Optional(
    Type.String({ maxLength: 10, description: 'XLSX, CSV or JSON: a file of all selected rows instead of a page', examples: ['CSV'] }),
  ),
  pmetadati: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '1 adds the sheet Metadati to an XLSX' })),
});

/** The rows of a report: a page, the values of a column, or a file. */
export const spoolRoutes: Routes = (services) => async (app) => {
  const response = { 200: ReportSpool, ...errorAnswers };
  const description =
    'All filters hold together. Each is an equality, unless pFilterOperators names another comparison. Several sorts are applied in their order. With plovfield the distinct values of one column under the other filters. ' +
    'With pdoctype a file whose name is in content-disposition.';

  app.post(
    '/api/Report/Spool/:data/:funzione',
    {
      preValidation: async (request) => {
        request.body = withoutNulls(request.body);
      },
      schema: {
        tags: ['Report'],
        summary: 'Rows of a report',
        description,
        params: Params,
        querystring: Query,
        body: SpoolRequest,
        response,
      },
    },
    (request, reply) => answer(services, request, reply, request.params, request.query, request.body),
  );

  app.get(
    '/api/Report/Spool/:data/:funzione',
    {
      config: { cache: 'edition' },
      schema: {
        tags: ['Report'],
        summary: 'Rows of a report, with filters and sorts as repeated parameters',
        description,
        params: Params,
        querystring: Type.Object({
          ...Query.properties,
          ...SpoolRequest.properties,
          edizione: EditionParameter,
          versione: VersionParameter,
        }),
        response,
      },
    },
    (request, reply) => answer(services, request, reply, request.params, request.query, request.query),
  );
};

async function answer(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  params: Static<typeof Params>,
  query: Static<typeof Query>,
  input: SelectionInput,
): Promise<FastifyReply> {
  const { reports } = services;
  const edition = await services.database.inService();
  const language = languageOfCall(request, query.plang);
  const [from, to] = [dayParameter('data', params.data), optionalDay('dataA', query.dataA)];
  const open = await reports.open(edition, params.funzione, from, to);
  // a date in the future, or a period without an end, means today: tomorrow the answer will differ
  if (open.dates.from !== from || (takesTwoDates(open.report) && open.dates.to !== to)) dependsOnToday(reply);
  const selected = readSelection(open.columns, input);
  const kind = readFileKind('pdoctype', query.pdoctype);

  if (kind) {
    const file = await reportFile(reports, {
      open,
      selection: selected,
      kind,
      language,
      creator: services.identity.product,
      metadata: query.pmetadati === 1,
    });
    return reply.type(file.type).header('content-disposition', contentDisposition(file.name)).send(file.body);
  }
  const size = query.PageSize ?? WHOLE_LIMIT;
  const window = { limit: size, offset: ((query.PageNum ?? 1) - 1) * size };
  const table = await open.table();
  const dates = [open.dates.from, open.dates.to];
  const column = query.plovfield ? findColumn(open.columns, query.plovfield) : undefined;
  if (column) {
    const values = table.valuesOf(column, dates, selected);
    const { head, tail } = aroundRows([column], values.length, language, noteOn(open, [column]));
    return reply.type(JSON_TYPE).send(`${head}[${values.slice(window.offset, window.offset + window.limit).join(',')}]${tail}`);
  }
  const { columns } = open;
  const rows = table.select(dates, selected);
  const { head, tail } = aroundRows(columns, rows.length, language, noteOn(open, columns));
  const wanted = { table, rows, columns: columns.map(({ name }) => name), style: 'wire', window } as const;
  return reply.type(JSON_TYPE).send(await rowsInJson(head, wanted, tail));
}

/** Clients of the live system send null for a list that they do not use. */
function withoutNulls<B>(body: B): B {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as B;
}
