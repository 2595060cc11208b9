import { expect, it } from 'vitest';
import { federationPointer } from './federationPointer.ts';

const manifest = {
  id: 'mf_glossario',
  metaData: {
    name: 'mf_glossario',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '@mf-types.d.ts', zip: '@mf-types.zip', api: '@mf-types.d.ts' },
  },
  exposes: [{ path: './mount', assets: { js: { sync: ['1a.js'], async: [] }, css: { sync: [], async: [] } } }],
};

it('the manifest at the address that stays leads into the folder of the version that runs', () => {
  expect(JSON.parse(federationPointer(manifest, '1.2.0'))).toEqual({
    ...manifest,
    metaData: {
      ...manifest.metaData,
      remoteEntry: { name: 'remoteEntry.js', path: '1.2.0', type: 'global' },
      types: { ...manifest.metaData.types, zip: '1.2.0/@mf-types.zip', api: '1.2.0/@mf-types.d.ts' },
    },
    exposes: [{ path: './mount', assets: { js: { sync: ['1.2.0/1a.js'], async: [] }, css: { sync: [], async: [] } } }],
  });
});

it('a build without types names none', () => {
  const without = { ...manifest, metaData: { ...manifest.metaData, types: { path: '', name: '', zip: '', api: '' } } };
  expect(JSON.parse(federationPointer(without, '1.2.0')).metaData.types).toEqual(without.metaData.types);
});
