/** The modules that only the shell uses. */
export {
  HashRouter,
  MemoryRouter,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
export { useShownPage } from './hooks/useShownPage.ts';
export { type Content, loadContent } from './language/loadContent.ts';
export type { ShownNotification } from './notifications/Notifications.ts';
export { FailureBoundary } from './section/FailureBoundary.tsx';
export { Loaded } from './section/Loaded.tsx';
export { loadPage } from './section/loadPage.ts';
export type { FailureProps, SectionHost } from './section/SectionHost.ts';
export { SectionPage } from './section/SectionPage.tsx';
export { SectionRoutes } from './section/SectionRoutes.tsx';
export { type Loadable, useLoading } from './section/useLoading.ts';
export { useRoutedLinks } from './section/useRoutedLinks.ts';
export { withinMilliseconds } from './section/withinMilliseconds.ts';
