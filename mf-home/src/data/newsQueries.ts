import type { Language } from '@territori/contract';
import type { PromemoriaPage } from '@territori/contract/wire';
import { type Api, today } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** News on the home page. */
const NEWS = 5;
/** More than there are: the updates page requests all of them. */
const ALL = 9999;

function promemoriaQuery(api: Api, language: Language, pageSize: number) {
  const dateTime = today();
  return queryOptions({
    queryKey: ['promemoria', pageSize, dateTime, language],
    queryFn: ({ signal }) =>
      api.get<PromemoriaPage>('/api/Promemoria', {
        query: { PageNum: 1, PageSize: pageSize, flagDiffusione: 1, dateTime },
        signal,
        inPlace: true,
      }),
  });
}

/** The latest news, with the number of units in force today. */
export const newsQuery = (api: Api, language: Language) => promemoriaQuery(api, language, NEWS);

/** Every update, newest first. */
export const updatesQuery = (api: Api, language: Language) => promemoriaQuery(api, language, ALL);
