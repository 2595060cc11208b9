export { useDateLabels } from './labels/useDateLabels.ts';
export { useListLabels } from './labels/useListLabels.ts';
export { usePaginationLabels } from './labels/usePaginationLabels.ts';
export { useTableLabels } from './labels/useTableLabels.ts';
