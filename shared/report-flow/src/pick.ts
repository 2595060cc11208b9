export { PickForm, type PickFormProps } from './pick/PickForm.tsx';
export { UnitField, type UnitFieldProps, type UnitList } from './pick/UnitField.tsx';
export { UnitForm, type UnitFormProps } from './pick/UnitForm.tsx';
export { type UnitType, unitType } from './pick/unitType.ts';
