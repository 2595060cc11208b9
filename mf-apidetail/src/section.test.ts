import { describeSection } from '@territori/testing';
import section from './section.ts';

describeSection(section);
