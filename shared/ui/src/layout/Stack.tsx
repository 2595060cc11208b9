import { makeStyles, mergeClasses } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface StackProps {
  children: ReactNode;
  /** `column` when absent; a row wraps. */
  direction?: 'column' | 'row' | undefined;
  gap?: 'small' | 'medium' | 'large' | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  justify?: 'start' | 'between' | 'end' | undefined;
}

const useStyles = makeStyles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap' },
  small: { gap: tokens.spacingVerticalS },
  medium: { gap: tokens.spacingVerticalL },
  large: { gap: tokens.spacingVerticalXXXL },
  alignStart: { alignItems: 'start', justifyItems: 'start' },
  alignCenter: { alignItems: 'center' },
  alignEnd: { alignItems: 'end' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'end' },
});

const alignments = { start: 'alignStart', center: 'alignCenter', end: 'alignEnd' } as const;

/** Items one below the other, or in a line that wraps, with equal space between them. */
export function Stack({ children, direction = 'column', gap = 'medium', align = 'stretch', justify = 'start' }: StackProps) {
  const styles = useStyles();
  return (
    <div
      className={mergeClasses(
        styles[direction],
        styles[gap],
        align !== 'stretch' && styles[alignments[align]],
        justify !== 'start' && styles[justify],
      )}
    >
      {children}
    </div>
  );
}
