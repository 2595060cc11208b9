import type { Language } from '@territori/contract';
import type { ConteggioVariazioni, Elenco, Unita, Variazione } from '@territori/contract/v1';
import { type Api, ApiError } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import { type ChoiceOfChanges, periodOf } from './choiceOfChanges.ts';

const LONGEST_PAGE = 10_000;

/** The parameters of the public API for a choice with a usable period. */
export function changesParameters(choice: ChoiceOfChanges, language: Language): Readonly<Record<string, string>> {
  return { ...periodOf(choice), ...choice.filters, lingua: language };
}

/** True where the API refuses a choice: another attempt would fail too. */
export const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && [400, 404].includes(error.status);

/** One page of the chosen changes. */
export function changesQuery(api: Api, language: Language, choice: ChoiceOfChanges) {
  const query = { ...changesParameters(choice, language), pagina: choice.page, per_pagina: choice.size };
  return queryOptions({
    queryKey: ['variazioni', 'elenco', query],
    enabled: periodOf(choice) !== null,
    queryFn: ({ signal }) => api.get<Elenco<Variazione>>('/api/v1/variazioni', { query, signal, silent: true, ofEdition: true }),
  });
}

/** How many of the chosen changes there are of each kind, whatever kind is chosen. */
export function countsQuery(api: Api, language: Language, choice: ChoiceOfChanges) {
  const { tipo: _, ...filters } = choice.filters;
  const query = { ...changesParameters({ ...choice, filters }, language), per_pagina: LONGEST_PAGE };
  return queryOptions({
    queryKey: ['variazioni', 'conteggi', query],
    enabled: periodOf(choice) !== null,
    queryFn: ({ signal }) =>
      api.get<Elenco<ConteggioVariazioni>>('/api/v1/variazioni/conteggi', { query, signal, silent: true, ofEdition: true }),
  });
}

/** A province or region that a list offers. */
export type Place = Pick<Unita, 'id' | 'codice' | 'denominazione' | 'sigla' | 'valido_al'> & { readonly regione_codice: string | null };

/** The provinces or regions of all times, by name. */
export function placesQuery(api: Api, language: Language, level: 'uts' | 'regione') {
  const query = {
    livello: level,
    sempre: 1,
    campi: 'id,codice,denominazione,sigla,valido_al,regione_codice',
    ordina: 'denominazione',
    per_pagina: LONGEST_PAGE,
    lingua: language,
  };
  return queryOptions({
    queryKey: ['variazioni', 'luoghi', query],
    queryFn: async ({ signal }) => (await api.get<Elenco<Place>>('/api/v1/unita', { query, signal, silent: true, ofEdition: true })).dati,
  });
}

/** A unit that a link chose, for its name. */
export function chosenUnitQuery(api: Api, language: Language, id: string | undefined) {
  return queryOptions({
    queryKey: ['variazioni', 'unita', id, language],
    enabled: id !== undefined,
    queryFn: ({ signal }) => api.get<Unita>(`/api/v1/unita/${id}`, { query: { lingua: language }, signal, silent: true, ofEdition: true }),
  });
}
