import { type Language as LanguageTag, type Localized, textIn } from '@territori/languages';
import { SCOPES, scopeName, unitName } from '@territori/reports/definition';
import { KeyValue } from '@territori/wire';
import { DayParameter, EditionParameter, Language } from '@territori/wire/parameters';
import { Type } from 'typebox';
import { dayParameter, optionalDay } from '../http/dayParameter.ts';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';
import { readKind } from '../reports/kind.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

/** The pages by number. Each offers the reports of one kind of analysis; the page of the API offers the reports of every kind. */
const PAGE_KINDS = { 1: 'DATA', 2: 'PERIODO', 3: 'ATTUALIZZAZIONE', 4: undefined } as const;

/** The first two choices of the search pages: scope, then unit. */
export const scopeRoutes: Routes = (services) => async (app) => {
  app.get(
    '/api/Report/AmbitiGeografici/:pageId',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Ricerca'],
        summary: 'Scopes that have a report valid at the dates',
        params: Type.Object({
          pageId: Type.Integer({
            minimum: 1,
            maximum: 4,
            description: '1 territorio, 2 variazioni, 3 ricostruzione, 4 API',
            examples: [1],
          }),
        }),
        querystring: Type.Object({
          dataStart: Type.Optional(DayParameter('Date, or start of the period; by default today')),
          dataEnd: Type.Optional(DayParameter('End of the period')),
          plang: Language,
          edizione: EditionParameter,
        }),
        response: { 200: Type.Array(KeyValue), ...errorAnswers },
      },
    },
    async (request) => {
      const { dataStart, dataEnd, plang } = request.query;
      const from = optionalDay('dataStart', dataStart) ?? services.today();
      const kind = PAGE_KINDS[request.params.pageId as keyof typeof PAGE_KINDS];
      const valid = await services.reports.validAt(await services.database.inService(), from, optionalDay('dataEnd', dataEnd));
      const keys = valid.filter((report) => !kind || report.kind === kind).map(({ scope }) => scope);
      return options(keys, scopeName, languageOfCall(request, plang));
    },
  );

  app.get(
    '/api/Report/UnitaAmministrative/:data/:ambito/:pTab',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Ricerca'],
        summary: 'Units of a scope that have a report valid at the dates',
        params: Type.Object({
          data: DayParameter('Date, or start of the period'),
          ambito: Type.Integer({ minimum: 1, maximum: 1000, description: 'Key of the scope', examples: [1] }),
          pTab: Type.String({ maxLength: 20, description: 'DATA, PERIODO or ATTUALIZZAZIONE', examples: ['DATA'] }),
        }),
        querystring: Type.Object({ dataA: Type.Optional(DayParameter('End of the period')), plang: Language, edizione: EditionParameter }),
        response: { 200: Type.Array(KeyValue), ...errorAnswers },
      },
    },
    async (request) => {
      const { data, ambito, pTab } = request.params;
      const kind = readKind('pTab', pTab);
      if (!SCOPES.some((scope) => scope === ambito)) throw new BadRequest(message('scopes.ambitoThereNo', { ambito }));
      const until = optionalDay('dataA', request.query.dataA);
      const valid = await services.reports.validAt(await services.database.inService(), dayParameter('data', data), until);
      const keys = valid.filter((report) => report.kind === kind && report.scope === ambito).map(({ unit }) => unit);
      return options(keys, unitName, languageOfCall(request, request.query.plang));
    },
  );
};

function options<K extends number>(keys: readonly K[], nameOf: (key: K) => Localized, language: LanguageTag): KeyValue[] {
  return [...new Set(keys)].sort((a, b) => a - b).map((key) => ({ key, value: textIn(nameOf(key), language) }));
}
