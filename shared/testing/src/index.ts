export { type DescribeSectionOptions, describeSection } from './describeSection.tsx';
export { delayed, type FakeAnswers, type FakeApi, type FakeCall, failure, fakeApi, file, never } from './fakeApi.ts';
export { type FakeKitOptions, fakeKit } from './fakeKit.ts';
export { pageTraces } from './pageTraces.ts';
export { type RenderedPage, type RenderPageOptions, renderPage } from './renderPage.tsx';
