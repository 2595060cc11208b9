import { mergeClasses } from '@territori/ui/theme';
import { type MapToolLabels, MapTools } from './MapTools.tsx';
import { useFrameStyle } from './useFrameStyle.ts';
import { useGroundStyles } from './useGroundStyles.ts';

/** The room of a map that is loading, so that nothing moves when it is there. Hidden from screen readers. */
export function MapPlace({ labels, covered }: { readonly labels: MapToolLabels; readonly covered?: number }) {
  const styles = useFrameStyle();
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={mergeClasses(styles.frame, useGroundStyles().sea)} />
      <MapTools labels={labels} {...(covered !== undefined && { covered })} />
    </div>
  );
}
