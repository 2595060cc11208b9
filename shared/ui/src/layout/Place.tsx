import { makeStyles } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import { PlaceElement } from './placeElement.ts';

const useStyles = makeStyles({
  // a host that asks how wide its content is gets the width of a page, or less where there is less
  outer: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  inner: { minWidth: 0, containerType: 'inline-size', containIntrinsicInlineSize: '80rem' },
});

/** The place of a section on another site: what is inside follows its width (`@container`, `cqi`, `useNarrow`), not the window's. */
export function Place({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.outer}>
      <div ref={setElement} className={styles.inner}>
        {/* rendered once its width is known, before the browser draws */}
        {element && <PlaceElement value={element}>{children}</PlaceElement>}
      </div>
    </div>
  );
}
