import { editionName } from '@territori/history/edition/editionName';
import { EDITION_TITLE } from '@territori/history/edition/editionTitle';
import { DATED_FACTS, FACTS } from '@territori/history/edition/facts';
import type { Database, DirectoryInUseError } from '@territori/store/database';
import { readEditionFile } from '@territori/store/editionFile/EditionFile';
import { type EditionStatus, readStatus } from '@territori/store/editionFile/EditionStatus';
import { editionFilePath } from '@territori/store/editionFile/editionFilePath';

export async function printStatus(database: Database): Promise<void> {
  const edition = await database.edition();
  const last = await database.lastEdition();
  if (edition) printEdition(await readStatus(database, edition));
  if (!last) console.log('No edition is loaded');
  else if (last.id !== edition?.id) {
    const program = last.program === null ? 'an earlier version' : `version ${last.program}`;
    console.log(`Edition ${last.id}, loaded on ${last.loadedAt}, is of ${program} of the portal, and this version cannot read it`);
    if (!edition) console.log('No edition of this version is loaded: npm run data -- load makes one beside it');
  }
}

/** The same by the file beside a database that another process holds. Throws `inUse` where there is none yet. */
export async function printStatusOfFile(inUse: DirectoryInUseError): Promise<void> {
  const file = await readEditionFile(editionFilePath());
  if (!file) throw inUse;
  printEdition(file);
}

function printEdition({ edition, counts }: EditionStatus): void {
  console.log(`Edition ${edition.id}: ${EDITION_TITLE.en}`);
  console.log(`Named ${editionName(edition)} in addresses and files`);
  console.log(`Up to date as of ${edition.date}, loaded on ${edition.loadedAt}, origin: ${edition.origin}`);
  if (edition.program) console.log(`Written by version ${edition.program} of the portal`);
  console.log(`${counts.comuni} municipalities in force, ${counts.versioni} versions, ${counts.eventi} events`);
  for (const { fatto, dal, al } of edition.factDates) console.log(`  ${DATED_FACTS[fatto].en}: ${dal === al ? dal : `${dal} to ${al}`}`);
  for (const { file, descrizione, righe, licenza, aggiunto } of edition.sources)
    console.log(`  ${file}: ${descrizione.en}, ${righe} rows, ${licenza.en}${aggiunto ? ', added by hand' : ''}`);
  for (const { file, motivo, danneggiato } of edition.leftOut)
    console.log(`  left out, ${danneggiato ? 'damaged' : 'not a source'}: ${file}, ${motivo}`);
  for (const { fatto, file } of edition.lacks) console.log(`  missing: ${FACTS[fatto].en}${file === null ? '' : ` (${file} is damaged)`}`);
}
