/** What a key does on a map. */
export type MapAction =
  | { readonly do: 'neighbour' | 'move'; readonly direction: readonly [x: number, y: number] }
  | { readonly do: 'initial'; readonly letter: string }
  | { readonly do: 'nearer' | 'farther' | 'whole' | 'none' | 'table' };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const SIGNS: Readonly<Record<string, MapAction>> = {
  '+': { do: 'nearer' },
  '-': { do: 'farther' },
  '0': { do: 'whole' },
  Escape: { do: 'none' },
  Enter: { do: 'table' },
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does: arrows, with Shift to move the map, letters, signs. Undefined for keys that belong to the browser. */
export function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): MapAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const direction = ARROWS[key];
  if (direction) return { do: shiftKey ? 'move' : 'neighbour', direction };
  return SIGNS[key] ?? (/^\p{L}$/u.test(key) ? { do: 'initial', letter: key } : undefined);
}
