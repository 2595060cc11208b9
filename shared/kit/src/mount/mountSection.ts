import type { Section } from '@territori/contract';
import { type MountOptions, startSection } from './startSection.tsx';

/**
 * Puts a section into an element of any page, in a shadow tree of its own. Returns what takes everything away again: elements, styles, timers, listeners.
 */
export function mountSection(section: Section, element: Element, options: MountOptions = {}): () => void {
  const shelter = document.createElement('div');
  element.append(shelter);
  const { stop } = startSection(section, shelter.attachShadow({ mode: 'open' }), options);
  return () => {
    stop();
    shelter.remove();
  };
}
