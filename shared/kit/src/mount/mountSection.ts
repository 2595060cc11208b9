import type { Section } from '@territori/contract';
import type { MountedSection, MountOptions } from './MountOptions.ts';
import { startSection } from './startSection.tsx';

/** Puts a section into an element of any page, in a shadow tree of its own. Returns what takes it away again, and what changes its options. */
export function mountSection(section: Section, element: Element, options: MountOptions = {}): MountedSection {
  const shelter = document.createElement('div');
  element.append(shelter);
  const running = startSection(section, shelter.attachShadow({ mode: 'open' }), options);
  const unmount = () => {
    running();
    shelter.remove();
  };
  return Object.assign(unmount, { update: running.update });
}
