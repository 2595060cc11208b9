import { type AnyRow, fieldsOf } from '@territori/edition/fields/Field';
import { mapInSlices } from '@territori/process/mapInSlices';
import { sortInSlices } from '@territori/process/sortInSlices';
import { Shape, Text } from '@territori/wire/v1/blocks';
import { OF_LISTS } from '@territori/wire/v1/parameters';
import type { Wire } from '@territori/wire/wire/blocks';
import type { FastifyRequest } from 'fastify';
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { contentDisposition } from '../../../exports/fileName.ts';
import { chooseFields, chooseOrder, pick } from '../../fields/chooseFields.ts';
import { FORMATS, type Format, negotiate } from '../../formats/format.ts';
import { csvRows, jsonArray, jsonlRows, type Rows, xlsxRows } from '../../formats/writeRows.ts';
import type { Call, CallContext } from '../Call.ts';
import { noticeOf } from './askedDays.ts';
import { type CallDefinition, describeCall } from './CallDefinition.ts';
import { headerText } from './headerText.ts';
import { keptAs } from './keptAs.ts';
import { openCall } from './openCall.ts';
import { pagesOf } from './pages.ts';
import { sendAnswer } from './sendAnswer.ts';

/** JSON in pages; the others whole. */
const FORMATS_OF_LISTS = ['json', 'csv', 'jsonl', 'xlsx'] as const satisfies readonly Format[];

export interface ListDefinition<P extends TProperties, Q extends TProperties, R extends TObject, S>
  extends CallDefinition<P, Q, readonly S[]> {
  /** A row: its fields are the columns of the files. */
  readonly row: R;
  /** Makes a row of the answer from an item that `find` returned, for the rows of the page only. Left out when the items are rows. */
  readonly show?: (found: S, context: CallContext, given: Static<TObject<P>> & Static<TObject<Q>>) => Wire<R>;
  /** What the answer depends on beside the edition and its address, as a text: at no address is it the same for good. */
  readonly dependsOn?: (given: Static<TObject<P>> & Static<TObject<Q>>, context: CallContext) => Promise<string | undefined>;
  /** What a JSON answer says beside its rows: the members of its envelope, and how they are made. */
  readonly beside?: {
    readonly members: TProperties;
    readonly make: (given: Static<TObject<P>> & Static<TObject<Q>>, context: CallContext) => Promise<Readonly<Record<string, unknown>>>;
  };
  /** What a reader must know of the rows, beside the notice that a day is after the last one of the edition. */
  readonly notice?: (given: Static<TObject<P>> & Static<TObject<Q>>, context: CallContext) => Promise<string | undefined>;
}

interface ListQuery {
  readonly edizione?: string;
  readonly formato?: string;
  readonly pagina?: number;
  readonly per_pagina?: number;
  readonly campi?: string;
  readonly ordina?: string;
  readonly separatore?: string;
}

/** Makes a call that answers with rows: JSON in pages, CSV, JSONL and XLSX whole, with `campi` and `ordina`. */
export function listCall<P extends TProperties, Q extends TProperties, R extends TObject, S = Wire<R>>(
  definition: ListDefinition<P, Q, R, S>,
): Call {
  const { name, row, days = () => ({}), find, show, dependsOn, beside, notice: ownNotice } = definition;
  const fields = fieldsOf(row);
  return {
    ...describeCall(definition, OF_LISTS),
    answer: envelopeOf(name, row, beside?.members),
    row,
    formats: FORMATS_OF_LISTS,
    async handle(request, reply, sources) {
      const context = await openCall(request, sources);
      const query = request.query as Static<TObject<Q>> & ListQuery;
      const format = negotiate(request, FORMATS_OF_LISTS, query.formato);
      const chosen = chooseFields(fields, query.campi);
      const order = chooseOrder(fields, query.ordina);
      const given = { ...(request.params as Static<TObject<P>>), ...query };
      const asked = days(query);
      const kept = keptAs(request, asked, context);
      const more = await dependsOn?.(given, context);
      const question = more === undefined ? kept : { question: `${kept.question} ${more}`, immutable: false, changing: true };
      return sendAnswer(request, reply, context, { type: FORMATS[format].type, ...question }, async () => {
        const found = await find(given, context);
        const asRow = (item: S) => (show ? show(item, context, given) : item) as AnyRow;
        const shown = (row: AnyRow) => (query.campi === undefined ? row : pick(chosen, row));
        /** The items from one place to another; sorted, where the call asks for an order, and then made rows already. */
        const between = async (start?: number, end?: number): Promise<Rows> =>
          order
            ? { items: (await sortInSlices(await mapInSlices(found, asRow), order)).slice(start, end), asRow: (row) => row as AnyRow }
            : { items: found.slice(start, end), asRow: (item) => asRow(item as S) };
        const notice = [noticeOf(asked, context), await ownNotice?.(given, context)].filter(Boolean).join(' ') || undefined;
        if (format === 'json') {
          const pages = pagesOf(addressOf(request, context), found.length, query.pagina ?? 1, query.per_pagina ?? 100);
          const write = async () => {
            const { items, asRow } = await between(pages.start, pages.end);
            const rest = {
              totale: found.length,
              pagina: pages.page,
              successiva: pages.next,
              edizione: context.editionName,
              ...(await beside?.make(given, context)),
              ...(notice && { avviso: notice }),
            };
            return `{"dati":${await jsonArray({ items, asRow: (item) => shown(asRow(item)) })},${JSON.stringify(rest).slice(1)}`;
          };
          return { headers: { link: pages.link }, write };
        }
        const file = [name, ...Object.values(asked).map((day) => day ?? context.today)].join('_').concat(`.${format}`);
        const write = async () => {
          const rows = await between();
          if (format === 'jsonl') return jsonlRows({ ...rows, asRow: (item) => shown(rows.asRow(item)) });
          if (format === 'xlsx') return xlsxRows(name, rows, chosen, context.services.identity.product);
          return csvRows(chosen, rows.items, query.separatore === 'tab' ? '\t' : (query.separatore ?? ';'), rows.asRow);
        };
        return { headers: { 'content-disposition': contentDisposition(file), ...(notice && { avviso: headerText(notice) }) }, write };
      });
    },
  };
}

/** The JSON answer of a list. */
const envelopeOf = <R extends TObject>(name: string, row: R, members: TProperties = {}) =>
  Shape(`Elenco${pascalCase(name)}`, {
    dati: Type.Array(row, { description: 'listCall.dati' }),
    totale: Type.Integer({ description: 'listCall.totale' }),
    pagina: Type.Integer({ description: 'listCall.pagina' }),
    successiva: Type.Union([Type.String(), Type.Null()], { description: 'listCall.successiva' }),
    edizione: Text('confronto.RispostaConfronto.edizione'),
    ...members,
    avviso: Type.Optional(Text('listCall.avviso')),
  });

/** `variazioni_di_unita` as `VariazioniDiUnita`. */
const pascalCase = (name: string): string => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The address of the call without its page, absolute. */
function addressOf(request: FastifyRequest, { origin }: Pick<CallContext, 'origin'>): URL {
  const address = new URL(request.url, origin);
  address.searchParams.delete('pagina');
  return address;
}
