import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const publiccode = parse(read('publiccode.yml'));
const manifest = JSON.parse(read('package.json'));

describe('publiccode.yml', () => {
  it('has what the standard asks for', () => {
    for (const key of [
      'publiccodeYmlVersion',
      'name',
      'url',
      'platforms',
      'developmentStatus',
      'softwareType',
      'description',
      'legal',
      'maintenance',
      'localisation',
    ])
      expect(publiccode).toHaveProperty(key);
    for (const language of publiccode.localisation.availableLanguages) {
      const { shortDescription, longDescription, features } = publiccode.description[language];
      expect(shortDescription.length).toBeLessThanOrEqual(150);
      expect(longDescription.length).toBeGreaterThanOrEqual(150);
      expect(features.length).toBeGreaterThan(0);
    }
  });

  it('says the same version and licence as the package', () => {
    expect(publiccode.softwareVersion).toBe(manifest.version);
    expect(publiccode.legal.license).toBe(manifest.license);
    expect(read('LICENSE')).toMatch(/^EUROPEAN UNION PUBLIC LICENCE v\. 1\.2/);
  });
});
