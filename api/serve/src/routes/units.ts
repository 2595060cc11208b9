import { Livello, PuntoSerie, StoriaUnita, Unita } from '@territori/wire';
import { EditionParameter, Language, PageNum, TextParameter, VersionParameter } from '@territori/wire/parameters';
import { Type } from 'typebox';
import { NotFound } from '../http/errors.ts';
import { message } from '../message.ts';
import { numberInForce } from '../units/numberInForce.ts';
import { unitHistory } from '../units/unitHistory.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

/** Units that a page of the search has. */
const PAGE = 20;

/** Units by name or code, their history, and their number over time. */
export const unitRoutes: Routes = (services) => async (app) => {
  const { database, modelOf } = services;

  app.get(
    '/api/unita',
    {
      config: { cache: 'edition' },
      schema: {
        tags: ['Unità'],
        summary: 'Units by name or code, current or former, also mistyped, best first, 20 a page',
        querystring: Type.Object({
          q: TextParameter(
            'Name or part of it, also former, foreign or mistyped; code or its beginning, plate, NUTS code; case and accents do not matter',
            'forli',
          ),
          livello: Type.Optional(Livello),
          lingua: Type.Optional(Type.String({ maxLength: 10, description: 'IT or EN' })),
          pagina: Type.Optional(PageNum),
          edizione: EditionParameter,
          versione: VersionParameter,
        }),
        response: { 200: Type.Array(Unita), ...errorAnswers },
      },
    },
    async (request) => {
      const { q, livello, pagina = 1 } = request.query;
      const search = await (await modelOf(await database.inService())).search();
      const found = search.find(q, { level: livello });
      return found.slice((pagina - 1) * PAGE, pagina * PAGE).map(search.result);
    },
  );

  app.get(
    '/api/unita/:id/storia',
    {
      config: { cache: 'edition' },
      schema: {
        tags: ['Unità'],
        summary: 'Versions, events, predecessors and successors of a unit',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Id of the unit, from the search' }) }),
        querystring: Type.Object({ plang: Language, edizione: EditionParameter, versione: VersionParameter }),
        response: { 200: StoriaUnita, ...errorAnswers },
      },
    },
    async (request) => {
      const { id } = request.params;
      const history = await unitHistory(await modelOf(await database.inService()), id, languageOfCall(request, request.query.plang));
      if (!history) throw new NotFound(message('units.thereNoUnit', { id }));
      return history;
    },
  );

  app.get(
    '/api/serie/:livello',
    {
      config: { cache: 'edition' },
      schema: {
        tags: ['Unità'],
        summary: 'Number of units in force since 1861, one point a day of change',
        params: Type.Object({ livello: Livello }),
        querystring: Type.Object({ edizione: EditionParameter, versione: VersionParameter }),
        response: { 200: Type.Array(PuntoSerie), ...errorAnswers },
      },
    },
    async (request) => numberInForce((await modelOf(await database.inService())).ofLevel(request.params.livello)),
  );
};
