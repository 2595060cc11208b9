import { CONTRACT, type Section } from '@territori/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { SectionFailure } from './SectionFailure.ts';
import { SectionLoader } from './SectionLoader.ts';

const entries = { glossario: registryEntry('glossario'), futura: registryEntry('futura', { contract: CONTRACT + 1 }) };
const section = { contract: CONTRACT, manifest: entries.glossario.section, messages: { it: {}, en: {} }, routes: [] } as Section;
const loadContainer = vi.fn<ConstructorParameters<typeof SectionLoader>[0]['loadContainer']>();
let loader: SectionLoader;

beforeEach(() => {
  vi.useFakeTimers();
  loadContainer.mockReset().mockResolvedValue(section);
  loader = new SectionLoader({ entries, provided: {}, loadContainer });
});

afterEach(() => vi.useRealTimers());

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (reason: SectionFailure) => reason,
  );

describe('a section', () => {
  it('is loaded once, however many pages need it', async () => {
    const [one, other] = await Promise.all([loader.load('glossario'), loader.load('glossario')]);
    expect(one).toBe(other);
    await loader.load('glossario');
    expect(loadContainer).toHaveBeenCalledOnce();
    expect(loader.loaded('glossario')).toBe(section);
  });

  it('that the gate refuses is not downloaded', async () => {
    expect(await failure(loader.load('futura'))).toMatchObject({ kind: 'refused', refusal: { reason: 'newer-contract' } });
    expect(loadContainer).not.toHaveBeenCalled();
  });

  it('that was never released is unknown', async () => {
    expect(await failure(loader.load('assente'))).toMatchObject({ kind: 'unreachable' });
  });

  it('is requested a second time, with another query', async () => {
    loadContainer.mockRejectedValueOnce(new SectionFailure('unreachable', 'glossario'));
    expect(await loader.load('glossario')).toBe(section);
    expect(loadContainer.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  it('is not requested a third time, but again when the visitor retries', async () => {
    loadContainer.mockRejectedValue(new SectionFailure('unreachable', 'glossario'));
    expect(await failure(loader.load('glossario'))).toMatchObject({ kind: 'unreachable' });
    expect(loadContainer).toHaveBeenCalledTimes(2);
    loadContainer.mockResolvedValue(section);
    expect(await loader.load('glossario')).toBe(section);
    expect(loadContainer.mock.lastCall?.[1]).toBe(2);
  });

  it('that was started early gives its result, even a failure, to the first page that needs it', async () => {
    expect(await loader.start('glossario')).toBe(await loader.load('glossario'));
    expect(loadContainer).toHaveBeenCalledOnce();
  });

  it('whose early start failed is reported as failed once, and then requested again', async () => {
    loadContainer.mockRejectedValue(new SectionFailure('unreachable', 'glossario'));
    await failure(loader.start('glossario'));
    expect(await failure(loader.load('glossario'))).toMatchObject({ kind: 'unreachable' });
    expect(loadContainer).toHaveBeenCalledTimes(2);
    loadContainer.mockResolvedValue(section);
    expect(await loader.load('glossario')).toBe(section);
  });

  it('that was altered is not requested twice: the answer would be the same', async () => {
    loadContainer.mockRejectedValue(new SectionFailure('altered', 'glossario'));
    expect(await failure(loader.load('glossario'))).toMatchObject({ kind: 'altered' });
    expect(loadContainer).toHaveBeenCalledOnce();
  });

  it('that never comes is given up after 8 s, both attempts together', async () => {
    loadContainer.mockImplementationOnce(
      () => new Promise((_, reject) => setTimeout(() => reject(new Error('Loading chunk 1 failed')), 5_000)),
    );
    loadContainer.mockReturnValue(new Promise(() => {}));
    const ended = failure(loader.load('glossario'));
    await vi.advanceTimersByTimeAsync(7_999);
    const early = vi.fn();
    ended.then(early);
    await vi.advanceTimersByTimeAsync(0);
    expect(early).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toMatchObject({ kind: 'unreachable' });
    expect(loadContainer).toHaveBeenCalledTimes(2);
    expect(loadContainer.mock.lastCall?.[2].aborted).toBe(true);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('rotta')), 'broken'],
    ['misses one of its files', () => Promise.reject(Object.assign(new Error('x'), { name: 'ChunkLoadError' })), 'incomplete'],
    ['exports nothing', async () => undefined, 'foreign'],
    ['is another section', async () => ({ ...section, manifest: { id: 'home' } }), 'foreign'],
    ['has no pages', async () => ({ ...section, routes: undefined }), 'foreign'],
    ['says another contract than the registry did', async () => ({ ...section, contract: CONTRACT + 1 }), 'refused'],
  ])('that %s has its own kind of failure', async (_, load, kind) => {
    loadContainer.mockImplementation(load);
    expect(await failure(loader.load('glossario'))).toMatchObject({ kind });
  });
});
