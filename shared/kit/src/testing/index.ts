/**
 * A real kit on a network that a test declares. For tests only: the shell does not provide this module, and the build
 * refuses a section that imports it.
 */
export { delayed, type FakeAnswers, type FakeApi, type FakeCall, failure, fakeApi, file, never } from './fakeApi.ts';
export { type FakeKitOptions, fakeKit } from './fakeKit.ts';
