/** A real kit on a network that a test declares. For tests alone: the shell does not provide it, and a section that takes it is refused. */
export { delayed, type FakeAnswers, type FakeApi, type FakeCall, failure, fakeApi, file, never } from './fakeApi.ts';
export { type FakeKitOptions, fakeKit } from './fakeKit.ts';
