import { defineSection } from '@territori/contract';
import { manifest } from './manifest.ts';
import it from './messages/it.json';

export default defineSection({
  manifest,
  messages: { it },
  translations: (language) => import(`@territori/languages/${language}/mf-home.json`),
  routes: [
    { path: '', page: () => import('./pages/HomePage.tsx') },
    { path: 'cerca', title: 'cerca', page: () => import('./pages/search/ResultsPage.tsx') },
    { path: 'link', title: 'report', page: () => import('./pages/LinkPage.tsx') },
    { path: 'in-evidenza', title: 'inEvidenza', page: () => import('./pages/HighlightPage.tsx') },
    { path: 'piu-consultati', title: 'piuConsultati', page: () => import('./pages/MostConsultedPage.tsx') },
    { path: 'aggiornamenti', title: 'aggiornamenti', page: () => import('./pages/UpdatesPage.tsx') },
    { path: 'codifiche-territoriali', title: 'scheda.codifiche', page: () => import('./pages/info/CodingPage.tsx') },
    {
      path: 'caratteristiche-classificazioni',
      title: 'scheda.caratteristiche',
      page: () => import('./pages/info/CharacteristicsPage.tsx'),
    },
    { path: 'cambiamenti-unita-territoriali', title: 'scheda.cambiamenti', page: () => import('./pages/info/ChangesPage.tsx') },
    { path: 'geo-eu-clas', title: 'scheda.geoEuClas', page: () => import('./pages/info/EuropeanClassificationsPage.tsx') },
  ],
});
