export { useDateError } from './useDateError.tsx';
export { useDateLabels } from './useDateLabels.ts';
export { useListLabels } from './useListLabels.ts';
export { usePaginationLabels } from './usePaginationLabels.ts';
export { useTableLabels } from './useTableLabels.ts';
