import { makeStyles } from '@territori/ui/theme';
import type { RefObject } from 'react';
import { useGroundStyles } from './useGroundStyles.ts';
import { useSurroundings } from './useSurroundings.ts';

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none', overflow: 'visible' },
});

/** Below the picture: the land around Italy. */
export function MapGround({ group }: { readonly group: RefObject<SVGGElement | null> }) {
  const { land } = useSurroundings();
  return (
    <svg className={useStyles().layer} aria-hidden="true">
      <g ref={group}>
        <path d={land} className={useGroundStyles().land} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
