import { defineSectionElement } from '@territori/kit/mount';
import section from '@territori/section';

defineSectionElement(section);

export { mount } from './mount.ts';
