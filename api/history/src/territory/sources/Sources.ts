import type { Boundaries } from '../../boundaries/Boundaries.ts';
import type { CadastralSpell } from './CadastralSpell.ts';
import type { CensusName } from './CensusName.ts';
import type { Dated } from './Dated.ts';
import type { DeclaredList } from './DeclaredList.ts';
import type { DivisionSnapshot } from './DivisionSnapshot.ts';
import type { FormerName } from './FormerName.ts';
import type { MunicipalitySnapshot } from './MunicipalitySnapshot.ts';
import type { Recode } from './Recode.ts';
import type { RegionSnapshot } from './RegionSnapshot.ts';
import type { SizeRow } from './SizeRow.ts';
import type { Snapshot } from './Snapshot.ts';
import type { Spell } from './Spell.ts';
import type { TerritoryRow } from './TerritoryRow.ts';
import type { Trace } from './Trace.ts';
import type { UrbanRow } from './UrbanRow.ts';
import type { UtsSnapshot } from './UtsSnapshot.ts';

/** Everything that the loaded files say, one list a kind of fact. */
export interface Sources {
  spells: Spell[];
  traces: Trace[];
  cadastral: CadastralSpell[];
  recodes: Recode[];
  municipalities: Dated<MunicipalitySnapshot>[];
  uts: Dated<UtsSnapshot>[];
  regions: Dated<RegionSnapshot>[];
  divisions: Dated<DivisionSnapshot>[];
  /** Undated names of codes (the vocabulary). */
  provinceNames: { code: string; name: string }[];
  regionNames: { code: string; name: string }[];
  municipalSizes: Dated<SizeRow>[];
  utsSizes: Dated<SizeRow>[];
  territories: Dated<TerritoryRow>[];
  urban: UrbanRow[];
  /** Names in proper case, for the spelling of those that come in capitals. */
  spellings: string[];
  declared: DeclaredList[];
  formerNames: Dated<FormerName>[];
  censusNames: CensusName[];
  snapshots: Snapshot[];
  /**
   * The days of the boundary sets, which are all that the history takes of them; null where neither the file nor its name gives the day.
   */
  boundaries: Pick<Boundaries, 'level' | 'date'>[];
}
