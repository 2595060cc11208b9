import { useKit } from '../kit/useKit.ts';

/** The product's name, from `/config.json`. */
export function useProduct(): string {
  return useKit().config.product;
}
