import { Stack } from '@territori/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';

interface SwitchedViewProps {
  /** Name of the rows, for screen readers. */
  readonly name: string;
  /** The view that is shown. */
  readonly view: 'table' | 'map';
  readonly children: ReactNode;
}

/** The rows of a report in one of their views. When the element with the focus goes with the former view, the next one gets the focus. */
export function SwitchedView({ name, view, children }: SwitchedViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) place.current?.focus();
  }, [view]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce fields
    <div ref={place} role="group" aria-label={name} tabIndex={-1}>
      <Stack gap="small">{children}</Stack>
    </div>
  );
}
