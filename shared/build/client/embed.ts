// biome-ignore assist/source/organizeImports: the page's globals are noted before any other module runs
import { removeNewGlobals } from './globalsBefore.ts';
import { makeFirstRoot } from './makeFirstRoot.ts';
import { defineSectionElement } from '@territori/kit/mount';
import section from '@territori/section';
import { portalOfScript } from './portalOfScript.ts';

removeNewGlobals();
makeFirstRoot();
defineSectionElement(section, portalOfScript);

export { mount } from './mount.ts';
