import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sectionIds } from '@territori/build/workspace';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sectionServices } from '../src/sectionServices.ts';

const remedy = 'run: npm run services';

describe('the sections of the workspace', () => {
  it('have their services in the compose file and on the cluster', async () => {
    for (const [file, content] of await sectionServices()) expect(readFileSync(join(root, file), 'utf8'), remedy).toBe(content);
  });

  it('are the only ones that do', () => {
    expect(readdirSync(join(root, 'deploy/kubernetes/sections')).sort(), remedy).toEqual(sectionIds());
  });
});

describe('the services of a new section', () => {
  it('stand beside the others, everywhere', async () => {
    const files = await sectionServices(['dati-storici', 'home']);
    const { services } = parse(files.get('docker-compose.yml') ?? '', { merge: true });
    expect(Object.keys(services).filter((name) => name.startsWith('mf-'))).toEqual(['mf-dati-storici', 'mf-home']);
    expect(services['mf-dati-storici'].build.args).toMatchObject({
      FOLDER: 'mf-dati-storici',
      PREVIOUS: expect.stringContaining('DATI_STORICI_PREVIOUS'),
    });
    for (const name of ['proxy', 'registry'])
      expect(services[name].environment.SECTION_SERVERS.trim()).toBe('dati-storici=mf-dati-storici:8080 home=mf-home:8080');
    expect(services.registry.depends_on).toEqual(['shell', 'mf-dati-storici', 'mf-home']);

    const cluster = parse(files.get('deploy/kubernetes/kustomization.yaml') ?? '');
    expect(cluster.resources.filter((path: string) => path.startsWith('sections/'))).toEqual(['sections/dati-storici', 'sections/home']);
    expect(cluster.configMapGenerator[0].literals).toContain('SECTION_SERVERS=dati-storici=mf-dati-storici:8080 home=mf-home:8080');
    expect(files.get('deploy/kubernetes/sections/dati-storici/kustomization.yaml')).toContain('territori/mf-dati-storici');

    const ofSections = files.get('CODEOWNERS')?.match(/^\/mf-.*$/gm);
    expect(ofSections).toEqual([expect.stringMatching(/^\/mf-home\/ +@/), '/mf-dati-storici/        @territori/dati-storici']);
  });
});
