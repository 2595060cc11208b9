export {
  delayed,
  type FakeAnswers,
  type FakeApi,
  type FakeCall,
  type FakeKitOptions,
  failure,
  fakeApi,
  fakeKit,
  file,
  never,
} from '@territori/kit/testing';
export { type DescribeSectionOptions, describeSection } from './describeSection.tsx';
export { pageTraces } from './pageTraces.ts';
export { type RenderedPage, type RenderPageOptions, renderPage } from './renderPage.tsx';
