import { useState } from 'react';
import type { MapChoice } from './useMapAddress.ts';

const onlyDayDiffers = (one: MapChoice, other: MapChoice): boolean =>
  (Object.keys(one) as (keyof MapChoice)[]).every((part) => part === 'data' || one[part] === other[part]);

/**
 * Time on the map, which stands or runs. While it runs, only the map and its line follow: the texts and the files beside them belong to the
 * day on which it began to run, because nobody reads three texts in a second. They follow each day where the visitor sees one unit, a
 * comparison or figures, and as soon as anything but the day is chosen.
 */
export function useHeldDay(choice: MapChoice) {
  const [running, setRunning] = useState(false);
  /** What was chosen when time began to run; null where the texts follow each day. */
  const [began, setBegan] = useState<MapChoice | null>(null);
  // until time stands again, also where the visitor goes back to the first choice
  if (began && !onlyDayDiffers(began, choice)) setBegan(null);
  return {
    running,
    run(runs: boolean) {
      const isPlain = choice.unita === null && choice.con === null && choice.cifre === null;
      setRunning(runs);
      setBegan(runs && isPlain ? choice : null);
    },
    /** The day of the texts and the files while they stay behind; null where it is that of the map. */
    held: began?.data ?? null,
  };
}
