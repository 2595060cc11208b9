export { SearchPage, type SearchPageProps, type SearchTexts } from './search/SearchPage.tsx';
