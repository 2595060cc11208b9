import { containsText } from '@territori/ui/text';
import { useMemo, useState } from 'react';
import type { UnitValue } from '../data/unitValuesQuery.ts';

const BLOCK = 500;

export interface OptionBlocks {
  /** The first blocks of the options that contain the text. */
  readonly options: readonly UnitValue[];
  readonly onText: (text: string) => void;
  /** Shows another block; undefined when all options are shown. */
  readonly loadMore: (() => void) | undefined;
}

/** The options that contain the typed text, one block at a time: nobody reads or scrolls through thousands of options. */
export function useOptionBlocks(all: readonly UnitValue[]): OptionBlocks {
  const [text, setText] = useState('');
  const [blocks, setBlocks] = useState(1);
  const found = useMemo(() => all.filter(({ label }) => containsText(label, text)), [all, text]);
  const shown = blocks * BLOCK;
  return {
    options: useMemo(() => found.slice(0, shown), [found, shown]),
    onText(next) {
      setText(next);
      setBlocks(1);
    },
    loadMore: found.length > shown ? () => setBlocks(blocks + 1) : undefined,
  };
}
