import type { Section } from '@territori/contract';
import type { MountedSection, MountOptions } from './MountOptions.ts';
import type { PortalOfSection } from './PortalOfSection.ts';
import { startSection } from './startSection.tsx';

/**
 * Mounts a section in an element of any page, in a separate shadow tree. Returns the functions that remove it and change its options.
 * @param portal what the portal says from which the section comes
 */
export function mountSection(
  section: Section,
  element: Element,
  options: MountOptions = {},
  portal?: Promise<PortalOfSection | undefined>,
): MountedSection {
  const shelter = document.createElement('div');
  element.append(shelter);
  const running = startSection(section, shelter.attachShadow({ mode: 'open' }), options, { portal });
  const unmount = () => {
    running();
    shelter.remove();
  };
  return Object.assign(unmount, { update: running.update });
}
