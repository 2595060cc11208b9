export { Highlighted } from './text/Highlighted.tsx';
export { fold } from './text/matches.ts';
export { PageTitle, type PageTitleProps } from './text/PageTitle.tsx';
export { Prose, type ProseProps } from './text/Prose.tsx';
export { SectionTitle, type SectionTitleProps } from './text/SectionTitle.tsx';
export { Text, type TextProps } from './text/Text.tsx';
export { VisuallyHidden } from './text/VisuallyHidden.tsx';
