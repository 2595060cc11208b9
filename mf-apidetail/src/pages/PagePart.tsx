import { makeStyles } from '@territori/ui/theme';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';

export interface PagePartHandle {
  /** Scrolls to the part and moves the focus to it. */
  readonly show: () => void;
}

const useStyles = makeStyles({ root: { minWidth: 0, outlineStyle: 'none', scrollMarginTop: '1rem' } });

/** A part of a page to which a button leads. */
export function PagePart({ children, ref }: { readonly children: ReactNode; readonly ref: Ref<PagePartHandle> }) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    show() {
      root.current?.scrollIntoView();
      root.current?.focus({ preventScroll: true });
    },
  }));
  return (
    <div ref={root} tabIndex={-1} className={useStyles().root}>
      {children}
    </div>
  );
}
