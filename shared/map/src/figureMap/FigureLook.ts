import type { FigureKind } from './FigureKind.ts';
import type { ClassMethod } from './numberClasses.ts';

/** How figures are shown on a map. */
export interface FigureLook {
  /** Circles of an area in proportion to the quantity, or colours of classes. */
  readonly shape: 'cerchi' | 'colori';
  readonly method: ClassMethod;
  /** From low to high, or on the two sides of a middle. */
  readonly scale: 'sequenziale' | 'divergente';
  /** The middle of a diverging scale; null for the one that the values suggest. */
  readonly middle: number | null;
}

/** A quantity that adds up is shown by circles: as a colour it would look larger where the unit has more land. */
export const shapeOf = (kind: FigureKind): FigureLook['shape'] => (kind === 'conteggio' ? 'cerchi' : 'colori');
