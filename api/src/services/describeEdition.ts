import type { Edition } from '../database/index.ts';
import { editionName } from '../edition/editionName.ts';
import { EDITION_TITLE } from '../edition/editionTitle.ts';
import { DATED_FACTS, FACTS } from '../edition/facts.ts';
import type { Language } from '../language/language.ts';
import type { Edizione } from '../schemas/wire.ts';
import type { Services } from './services.ts';

export const describeEdition = (edition: Edition, services: Pick<Services, 'build'>, language: Language): Edizione => ({
  id: editionName(edition),
  versione: services.build,
  nome: EDITION_TITLE[language],
  aggiornata_al: edition.date,
  aggiornata_al_per: edition.factDates.map(({ fatto, dal, al }) => ({ fatto, descrizione: DATED_FACTS[fatto][language], dal, al })),
  fonti: sourcesOf(edition, language),
  mancanze: edition.lacks.map(({ fatto, file }) => ({ fatto, descrizione: FACTS[fatto][language], file })),
});

/** The sources, each once: the boundary sets of many days are one source. */
function sourcesOf({ sources }: Edition, language: Language): Edizione['fonti'] {
  const shown = sources.map(({ descrizione, licenza, url }) => ({ nome: descrizione[language], licenza: licenza[language], url }));
  return [...new Map(shown.map((source) => [JSON.stringify(source), source])).values()];
}
