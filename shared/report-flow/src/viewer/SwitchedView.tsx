import { Stack } from '@territori/ui/layout';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface SwitchedViewProps {
  /** The view that is shown. */
  readonly view: 'table' | 'map';
  /** Its name, for screen readers. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The rows of a report in one of their views. When the element with the focus goes with the former view, the next one gets the focus. */
export function SwitchedView({ view, name, children }: SwitchedViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  /** The view that gets the focus. */
  const [focused, setFocused] = useState<SwitchedViewProps['view'] | null>(null);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    setFocused(document.activeElement === document.body ? view : null);
  }, [view]);
  useEffect(() => {
    if (focused) place.current?.focus();
  }, [focused]);
  return (
    <div ref={place} {...(focused === view && { role: 'group', 'aria-label': name, tabIndex: -1 })}>
      <Stack gap="small">{children}</Stack>
    </div>
  );
}
