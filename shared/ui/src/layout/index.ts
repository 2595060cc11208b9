export { Columns, type ColumnsProps } from './Columns.tsx';
export { Deferred, type DeferredProps } from './Deferred.tsx';
export { Page, type PageProps } from './Page.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { Panel, type PanelProps } from './Panel.tsx';
export { Stack, type StackProps } from './Stack.tsx';
export { useNarrow } from './useNarrow.ts';
export { useWidth } from './useWidth.ts';
