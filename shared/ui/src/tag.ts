export { CHIP_LENGTH, type FilterChip, FilterChips, type FilterChipsProps } from './tag/FilterChips.tsx';
