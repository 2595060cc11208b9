import { Edizione, Settings } from '@territori/wire';
import { describeEdition } from '../services/describeEdition.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

/** The edition in service, its sources and their licences. */
export const editionRoutes: Routes = (services) => async (app) => {
  app.get(
    '/api/edizione',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Servizio'],
        summary: 'The edition of the data in use: name, date, sources, licences',
        response: { 200: Edizione, ...errorAnswers },
      },
    },
    async (request) => describeEdition(await services.database.inService(), services, languageOfCall(request)),
  );

  app.get(
    '/api/Report/GetSettings',
    {
      config: { cache: 'day' },
      schema: { tags: ['Servizio'], summary: 'Settings of the portal, string to string', response: { 200: Settings, ...errorAnswers } },
    },
    async (request) => {
      const edition = describeEdition(await services.database.inService(), services, languageOfCall(request));
      return {
        AccessibilityDeclarationUrl: services.accessibilityUrl,
        Edizione: edition.id,
        EdizioneNome: edition.nome,
        EdizioneData: edition.aggiornata_al,
      };
    },
  );
};
