import { useCallback, useRef, useState } from 'react';
import type { Box } from './Box.ts';
import { labelSteps } from './labelsOf.ts';
import type { MapLabel } from './MapLabel.ts';
import type { MapPicture } from './MapPicture.ts';
import { SCALE_ROOM } from './MapScale.tsx';
import { TOOLS_ROOM } from './MapTools.tsx';
import { withPauses } from './Steps.ts';

/** What a picture was drawn from. */
interface DrawnPicture extends MapPicture {
  /** Pixels at the right over which something else lies. */
  readonly covered: number;
}

/** A picture with the names that found room. */
export interface NamedPicture extends DrawnPicture {
  readonly labels: readonly MapLabel[];
}

/** The places of the buttons, of the scale and of what lies over the map, in pixels: no name stands there. */
const takenPlaces = ({ size: { width, height }, covered }: DrawnPicture): Box[] => [
  [width - covered - TOOLS_ROOM.width, 0, width, TOOLS_ROOM.height],
  [width - covered, 0, width, height],
  [0, height - SCALE_ROOM.height, SCALE_ROOM.width, height],
];

const isSame = (one: DrawnPicture, other: DrawnPicture): boolean =>
  (Object.keys(one) as (keyof DrawnPicture)[]).every((part) => one[part] === other[part]);

/**
 * The last picture whose names were placed; until there is one, the first picture without names; null until there is a picture. The names
 * are placed with pauses: those of a day can take half of a frame. The circles, which are placed for the same picture, wait for them.
 */
export function useNamedPicture(): [picture: NamedPicture | null, placeNames: (picture: DrawnPicture) => void] {
  const [named, setNamed] = useState<NamedPicture | null>(null);
  const last = useRef<DrawnPicture | null>(null);
  const placeNames = useCallback((picture: DrawnPicture) => {
    // other colours leave the names where they are
    if (last.current && isSame(last.current, picture)) return;
    last.current = picture;
    setNamed((earlier) => earlier ?? { ...picture, labels: [] });
    void withPauses(labelSteps(picture, takenPlaces(picture))).then((labels) => {
      if (last.current === picture) setNamed({ ...picture, labels });
    });
  }, []);
  return [named, placeNames];
}
