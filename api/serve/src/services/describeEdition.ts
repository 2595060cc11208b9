import { editionName } from '@territori/history/edition/editionName';
import { EDITION_TITLE } from '@territori/history/edition/editionTitle';
import { DATED_FACTS, FACTS } from '@territori/history/edition/facts';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import type { Edition } from '@territori/store/database';
import type { Edizione } from '@territori/wire';
import type { Services } from './services.ts';

export const describeEdition = (edition: Edition, services: Pick<Services, 'build'>, language: Language): Edizione => ({
  id: editionName(edition),
  versione: services.build,
  nome: textIn(EDITION_TITLE, language),
  aggiornata_al: edition.date,
  aggiornata_al_per: edition.factDates.map(({ fatto, dal, al }) => ({ fatto, descrizione: textIn(DATED_FACTS[fatto], language), dal, al })),
  fonti: sourcesOf(edition, language),
  mancanze: edition.lacks.map(({ fatto, file }) => ({ fatto, descrizione: textIn(FACTS[fatto], language), file })),
});

/** The sources, each once: the boundary sets of many days are one source. */
function sourcesOf({ sources }: Edition, language: Language): Edizione['fonti'] {
  const shown = sources.map(({ descrizione, licenza, url }) => ({
    nome: textIn(descrizione, language),
    licenza: textIn(licenza, language),
    url,
  }));
  return [...new Map(shown.map((source) => [JSON.stringify(source), source])).values()];
}
