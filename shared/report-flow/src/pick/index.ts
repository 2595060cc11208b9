export { PickForm, type PickFormProps } from './PickForm.tsx';
export { UnitField, type UnitFieldProps, type UnitList } from './UnitField.tsx';
export { UnitForm, type UnitFormProps } from './UnitForm.tsx';
export { type UnitType, unitType } from './unitType.ts';
