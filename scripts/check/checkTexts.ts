import { textFaults } from '@territori/build/sectionChecks/textFaults';
import { sectionDirectory, sectionIds } from '@territori/build/workspace';

/** Fails when a text of a section is in one language alone, and names each. Without arguments all sections are checked. */
const ids = process.argv.slice(2);
const faults = (ids.length > 0 ? ids : sectionIds()).flatMap((id) => textFaults(sectionDirectory(id)).map((fault) => `mf-${id}: ${fault}`));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
