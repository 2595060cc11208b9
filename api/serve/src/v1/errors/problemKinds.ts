import type { Localized } from '@territori/wire/language';

/** A kind of error of `/api/v1`: its status, its title, and what its page says about the cause and the remedy. */
export interface ProblemKind {
  readonly status: number;
  readonly title: Localized;
  readonly explanation: Localized;
}

/** The errors of `/api/v1` by their stable `codice`. A published code keeps its name and its status. */
export const PROBLEM_KINDS = {
  parametro_sconosciuto: {
    status: 400,
    title: { it: 'Parametro sconosciuto', en: 'Unknown parameter' },
    explanation: {
      it: 'La chiamata non ha un parametro con questo nome. Il dettaglio indica il nome più vicino e tutti i nomi accettati. Un nome sbagliato non è mai ignorato, perché la risposta non sarebbe quella chiesta.',
      en: 'The call has no parameter of this name. The detail gives the nearest name and all accepted names. A wrong name is never ignored, because the answer would not be the one that was asked for.',
    },
  },
  parametro_non_valido: {
    status: 400,
    title: { it: 'Parametro non valido', en: 'Invalid parameter' },
    explanation: {
      it: 'Il valore del parametro non rispetta la forma o i limiti che il dettaglio indica. Le date sono nella forma AAAA-MM-GG, i codici sono testi con i loro zeri.',
      en: 'The value of the parameter does not have the form, or exceeds the bounds, that the detail gives. Dates have the form YYYY-MM-DD; codes are texts with their zeros.',
    },
  },
  parametro_mancante: {
    status: 400,
    title: { it: 'Parametro mancante', en: 'Missing parameter' },
    explanation: { it: 'La chiamata richiede il parametro indicato.', en: 'The call requires the parameter that is named.' },
  },
  parametri_incompatibili: {
    status: 400,
    title: { it: 'Parametri incompatibili', en: 'Incompatible parameters' },
    explanation: {
      it: 'Due parametri si contraddicono. Il dettaglio indica quale togliere o correggere.',
      en: 'Two parameters contradict each other. The detail says which one to remove or to correct.',
    },
  },
  campo_sconosciuto: {
    status: 400,
    title: { it: 'Campo sconosciuto', en: 'Unknown field' },
    explanation: {
      it: 'I parametri campi e ordina accettano i nomi dei campi della risposta e delle colonne CSV. Il dettaglio li elenca.',
      en: 'The parameters campi and ordina accept the names of the fields of the answer and of the CSV columns. The detail lists them.',
    },
  },
  data_fuori_periodo: {
    status: 400,
    title: { it: 'Data fuori dal periodo', en: 'Date out of the period' },
    explanation: {
      it: 'La storia delle unità comincia il 17/03/1861. Per una data successiva all’ultima dell’edizione la risposta mostra l’ultima situazione nota, con un avviso.',
      en: 'The history of the units begins on 1861-03-17. For a date after the last one of the edition, the answer shows the last known state, with a notice.',
    },
  },
  valore_sconosciuto: {
    status: 400,
    title: { it: 'Valore sconosciuto', en: 'Unknown value' },
    explanation: {
      it: 'Il valore indica un’unità che non esiste in nessuna data, ad esempio una provincia inesistente.',
      en: 'The value names a unit that does not exist at any date, for instance a province that never existed.',
    },
  },
  epoca_non_riconosciuta: {
    status: 400,
    title: { it: 'Epoca non riconosciuta', en: 'Epoch not recognised' },
    explanation: {
      it: 'In nessun giorno era in vigore almeno il 90 % dei valori, perciò la loro data non si indovina. Il parametro dal la indica; con dal uguale a ultimo ogni valore è tradotto dall’ultimo giorno in cui era in vigore.',
      en: 'On no day were at least 90 % of the values in force, so their date is not guessed. The parameter dal gives it; with ultimo each value is translated from the last day on which it was in force.',
    },
  },
  richiesta_non_valida: {
    status: 400,
    title: { it: 'Richiesta non valida', en: 'Invalid request' },
    explanation: {
      it: 'La richiesta non si legge. Il dettaglio indica che cosa correggere.',
      en: 'The request cannot be read. The detail says what to correct.',
    },
  },
  indirizzo_inesistente: {
    status: 404,
    title: { it: 'Indirizzo inesistente', en: 'No such address' },
    explanation: {
      it: 'Nessuna chiamata ha questo indirizzo. GET /api/v1 elenca le chiamate.',
      en: 'No call has this address. GET /api/v1 lists the calls.',
    },
  },
  unita_inesistente: {
    status: 404,
    title: { it: 'Unità inesistente', en: 'No such unit' },
    explanation: {
      it: 'Nessuna unità ha questo identificativo, oppure l’unità non esisteva nella data chiesta. GET /api/v1/unita?sempre=1 elenca le unità di tutti i tempi con il loro identificativo.',
      en: 'No unit has this id, or the unit did not exist on the day asked for. GET /api/v1/unita?sempre=1 lists the units of all times with their id.',
    },
  },
  edizione_sconosciuta: {
    status: 404,
    title: { it: 'Edizione sconosciuta', en: 'Unknown edition' },
    explanation: {
      it: 'Nessuna edizione che questo servizio abbia caricato ha questo nome. Ogni risposta e GET /api/v1 indicano l’edizione in servizio.',
      en: 'No edition that this service has loaded has this name. Every answer and GET /api/v1 name the edition in service.',
    },
  },
  metodo_non_ammesso: {
    status: 405,
    title: { it: 'Metodo non ammesso', en: 'Method not allowed' },
    explanation: {
      it: 'L’indirizzo esiste e non accetta questo metodo. L’intestazione Allow elenca quelli accettati.',
      en: 'The address exists and does not accept this method. The header Allow lists the accepted ones.',
    },
  },
  formato_non_disponibile: {
    status: 406,
    title: { it: 'Formato non disponibile', en: 'Format not available' },
    explanation: {
      it: 'La chiamata non risponde in nessuno dei formati chiesti. Il dettaglio elenca i formati disponibili; il parametro formato prevale su Accept.',
      en: 'The call answers in none of the formats asked for. The detail lists the available formats; the parameter formato prevails over Accept.',
    },
  },
  edizione_superata: {
    status: 410,
    title: { it: 'Edizione superata', en: 'Edition superseded' },
    explanation: {
      it: 'L’edizione chiesta non è più in servizio. Il dettaglio indica quella in servizio. I file delle ultime cinque edizioni restano nell’archivio.',
      en: 'The edition asked for is no longer in service. The detail names the one in service. The files of the last five editions stay in the archive.',
    },
  },
  intervallo_non_valido: {
    status: 416,
    title: { it: 'Intervallo fuori dal file', en: 'Range outside the file' },
    explanation: {
      it: 'L’intestazione Range chiede byte che il file non ha. Content-Range ne indica la lunghezza.',
      en: 'The header Range asks for bytes that the file does not have. Content-Range gives its length.',
    },
  },
  corpo_troppo_grande: {
    status: 413,
    title: { it: 'Corpo troppo grande', en: 'Body too large' },
    explanation: {
      it: 'Il corpo della richiesta supera il limite. Dividere la richiesta in più parti.',
      en: 'The body of the request exceeds the limit. Split the request into several parts.',
    },
  },
  tipo_non_accettato: {
    status: 415,
    title: { it: 'Tipo del corpo non accettato', en: 'Type of the body not accepted' },
    explanation: {
      it: 'Il corpo della richiesta deve essere JSON, con Content-Type: application/json.',
      en: 'The body of the request must be JSON, with Content-Type: application/json.',
    },
  },
  troppe_richieste: {
    status: 429,
    title: { it: 'Troppe richieste', en: 'Too many requests' },
    explanation: {
      it: 'L’indirizzo ha superato il numero di richieste al minuto, o il servizio sta già preparando molti file. Le intestazioni RateLimit-Limit, RateLimit-Remaining e RateLimit-Reset dicono quante ne restano, Retry-After dopo quanti secondi riprovare. Per avere tutto, una richiesta CSV o JSONL vale quanto una pagina. Gli indirizzi IPv6 contano per rete /64.',
      en: 'The address exceeded the number of requests a minute, or the service is already preparing many files. The headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset say how many are left, Retry-After after how many seconds to try again. To get everything, one CSV or JSONL request counts as much as one page. IPv6 addresses count by network /64.',
    },
  },
  errore_interno: {
    status: 500,
    title: { it: 'Errore interno', en: 'Internal error' },
    explanation: {
      it: 'Il servizio ha un difetto. L’intestazione X-Request-Id identifica la richiesta nel registro del servizio.',
      en: 'The service has a defect. The header X-Request-Id identifies the request in the log of the service.',
    },
  },
  non_disponibile: {
    status: 503,
    title: { it: 'Servizio non disponibile', en: 'Service unavailable' },
    explanation: {
      it: 'I dati non sono ancora caricati, la base di dati non è raggiungibile o la richiesta è troppo lunga da calcolare. Retry-After dice dopo quanti secondi riprovare.',
      en: 'The data are not loaded yet, the database cannot be reached, or the request takes too long to compute. Retry-After says after how many seconds to try again.',
    },
  },
  confini_assenti: {
    status: 404,
    title: { it: 'Nessun confine', en: 'No boundaries' },
    explanation: {
      it: 'L’edizione in servizio non ha confini caricati: non si può dire in quale unità sia un punto.',
      en: 'The edition in service has no boundaries, so the unit of a point is not known.',
    },
  },
  archivio_assente: {
    status: 404,
    title: { it: 'Archivio assente', en: 'No archive' },
    explanation: {
      it: 'Chi gestisce il portale non conserva i file delle edizioni: le altre chiamate danno gli stessi dati.',
      en: 'The operator of the portal keeps no files of the editions: the other calls give the same data.',
    },
  },
  archivio_in_preparazione: {
    status: 503,
    title: { it: 'Archivio in preparazione', en: 'Archive being written' },
    explanation: {
      it: 'I file dell’edizione in servizio si scrivono una volta, dopo il caricamento. Retry-After dice dopo quanti secondi riprovare. I file delle edizioni precedenti restano disponibili.',
      en: 'The files of the edition in service are written once, after the load. Retry-After says after how many seconds to try again. The files of earlier editions stay available.',
    },
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEM_KINDS;

/** The code of an error that a part shared with the other interface describes by its status alone. */
export const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'richiesta_non_valida',
  404: 'indirizzo_inesistente',
  413: 'corpo_troppo_grande',
  415: 'tipo_non_accettato',
  429: 'troppe_richieste',
  500: 'errore_interno',
  503: 'non_disponibile',
};
