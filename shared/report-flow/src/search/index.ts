export { SearchPage, type SearchPageProps } from './SearchPage.tsx';
export type { SearchTexts } from './SearchTexts.ts';
