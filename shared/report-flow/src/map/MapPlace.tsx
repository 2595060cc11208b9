import { type MapToolLabels, MapTools } from './MapTools.tsx';
import { useFrameStyle } from './useFrameStyle.ts';

/** The room of a map that is loading, so that nothing moves when it is there. Hidden from screen readers. */
export function MapPlace({ labels }: { readonly labels: MapToolLabels }) {
  return (
    <div aria-hidden="true">
      <div className={useFrameStyle().frame} />
      <MapTools labels={labels} />
    </div>
  );
}
