/** What a figure is: a quantity that adds up, or a rate, a mean or another measure that does not. */
export type FigureKind = 'conteggio' | 'tasso';
