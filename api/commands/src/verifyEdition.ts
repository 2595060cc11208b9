import { checkEdition } from '@territori/load/edition/checkEdition';
import { contradictions } from '@territori/load/sources/contradictions/contradictions';
import { readAgain } from '@territori/load/sources/readAgain';
import type { Database } from '@territori/store/database';
import { searchPath } from '@territori/store/database/sessionSettings';

export async function verifyEdition(database: Database, json: boolean): Promise<void> {
  const edition = await database.inService();
  await database.transaction(async (transaction) => {
    await transaction.run(`set local search_path = ${searchPath(edition.id)}; set transaction read only`);
    await checkEdition(transaction);
  });
  const found = contradictions(await readAgain(database, edition));
  if (json) {
    console.log(JSON.stringify({ edition: edition.id, contradictions: found }, null, 2));
    return;
  }
  console.log(`Edition ${edition.id}: all checks passed`);
  console.log(`Contradictions between its sources: ${found.length}`);
  for (const { day, code, fact, statements } of found)
    console.log(`  ${day} ${code} ${fact}: ${statements.map(({ source, says }) => `${source}: ${says}`).join('; ')}`);
}
