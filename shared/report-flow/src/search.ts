export { SearchPage, type SearchPageProps } from './search/SearchPage.tsx';
export type { SearchTexts } from './search/SearchTexts.ts';
