import { createContext } from 'react';

/** The element that a section stands in, on a page of another site; null where the whole window is its place, as in the portal. */
export const PlaceElement = createContext<HTMLElement | null>(null);
