export { type ColorName, dark, light } from '../theme/colors.ts';
export { contrast } from '../theme/contrast.ts';
