import { createContext, useContext } from 'react';

/**
 * The level of a page's first heading, 1 in the portal. In a page of another site a section may stand below a heading of that site: all
 * headings of the section then follow.
 */
export const FirstHeading = createContext(1);

export type HeadingElement = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The element of a heading that has the level `level` where the first heading has level 1. HTML has no level below 6. */
export const useHeading = (level: number): HeadingElement => `h${Math.min(level + useContext(FirstHeading) - 1, 6)}` as HeadingElement;
