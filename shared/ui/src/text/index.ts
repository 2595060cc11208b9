export { containsText, plainText as fold } from '@territori/traduzione/nomi';
export { Facts } from './Facts.tsx';
export { FirstHeading, useHeading } from './FirstHeading.ts';
export { Highlighted } from './Highlighted.tsx';
export { PageTitle, type PageTitleProps } from './PageTitle.tsx';
export { Prose, type ProseProps } from './Prose.tsx';
export { SectionTitle, type SectionTitleProps } from './SectionTitle.tsx';
export { Text, type TextProps } from './Text.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
