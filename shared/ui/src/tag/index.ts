export { CHIP_LENGTH, type FilterChip, FilterChips, type FilterChipsProps } from './FilterChips.tsx';
