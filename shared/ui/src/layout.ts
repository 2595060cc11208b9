export { Columns, type ColumnsProps } from './layout/Columns.tsx';
export { Deferred, type DeferredProps } from './layout/Deferred.tsx';
export { Page } from './layout/Page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx';
export { Panel, type PanelProps } from './layout/Panel.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { useWidth } from './layout/useWidth.ts';
