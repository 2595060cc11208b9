import { useState } from 'react';
import type { MapChoice } from './useMapAddress.ts';

const onlyDayDiffers = (one: MapChoice, other: MapChoice): boolean =>
  (Object.keys(one) as (keyof MapChoice)[]).every((part) => part === 'data' || one[part] === other[part]);

interface RunningTime {
  readonly choice: MapChoice;
  readonly setRunning: (running: boolean) => void;
  readonly showDay: (day: string) => void;
}

/**
 * Starts and stops time on the map, and gives the day of the texts and files beside the map. While time runs, they stay those of the day
 * on which it began to run: nobody reads three texts a second. They change with each day where the map shows one unit, a comparison or
 * figures, and from the moment on at which the visitor chooses anything but a day, until time stops.
 */
export function useRunningTime({ choice, setRunning, showDay }: RunningTime) {
  /** What was chosen when time began to run; null where the texts change with each day. */
  const [began, setBegan] = useState<MapChoice | null>(null);
  if (began && !onlyDayDiffers(began, choice)) setBegan(null);
  return {
    run(runs: boolean) {
      const isPlain = choice.unita === null && choice.con === null && choice.cifre === null;
      setRunning(runs);
      setBegan(runs && isPlain ? choice : null);
      // the next day may be being drawn already: the one on which the visitor stopped time stays
      if (!runs) showDay(choice.data);
    },
    /** The day that the texts and files keep; null where they have that of the map. */
    held: began?.data ?? null,
  };
}
