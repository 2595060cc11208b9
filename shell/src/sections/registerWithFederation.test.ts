import { expect, it } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { registerWithFederation } from './registerWithFederation.ts';

it('the tools of Module Federation see each section with its version, its entry and what it shares', () => {
  const runtime = { name: 'shell', options: { remotes: [] } } as unknown as Parameters<typeof registerWithFederation>[0];
  const moduleInfo: Record<string, object> = {};
  const glossario = { ...registryEntry('glossario'), base: 'https://territori.example/mf/glossario/1.0.0/' };
  registerWithFederation(runtime, { glossario }, { moduleInfo });
  expect(runtime.options.remotes).toEqual([
    expect.objectContaining({ name: 'mf_glossario', entry: 'https://territori.example/mf/glossario/1.0.0/remoteEntry.js' }),
  ]);
  expect(moduleInfo.shell).toMatchObject({ remotesInfo: { mf_glossario: { matchedVersion: '1.0.0' } } });
  expect(moduleInfo['mf_glossario:1.0.0']).toMatchObject({ shared: expect.arrayContaining([{ sharedName: 'react', version: '19.3.1' }]) });
});
