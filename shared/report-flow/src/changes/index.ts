export { ActOfChange } from './ActOfChange.tsx';
export { ChangesTable, type ChangesTableProps } from './ChangesTable.tsx';
export { CHANGE_KINDS, type ChangeKind, UNSPECIFIED } from './changeKinds.ts';
export { OtherUnit, type UnitLink } from './OtherUnit.tsx';
export { useChangeWords } from './useChangeWords.ts';
