import { readFile } from 'node:fs/promises';
import { useApp } from '@territori/api-testing/testApp';
import { NATIONAL } from '@territori/linked-data/nationalVocabulary';
import { PREFIXES } from '@territori/linked-data/prefixes';
import { Parser, type Quad, Store } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://territori.example';
const DCTERMS = PREFIXES.dcterms;

describe('a unit as linked data', () => {
  const api = useApp('pglite');

  const quadsOf = async (id: number): Promise<Quad[]> => {
    const answer = await api.get(`/api/v1/unita/${id}`, { accept: 'text/turtle' });
    expect(answer.headers['content-type']).toBe('text/turtle; charset=utf-8');
    return new Parser().parse(answer.body);
  };
  const unitNamed = async (parameters: string) => (await api.get(`/api/v1/unita?${parameters}`)).json().dati[0];

  it.each([
    'livello=comune&q=valsamoggia',
    'livello=comune&q=crespellano&sempre=1',
    'livello=uts&sigla=TN',
    'livello=regione&codice=04',
    'livello=ripartizione&codice=1',
  ])('has the shapes of %s', async (parameters) => {
    const { id } = await unitNamed(parameters);
    const shapes = new Parser().parse(await readFile(new URL('unit.shapes.ttl', import.meta.url), 'utf8'));
    const report = await new SHACLValidator(new Store(shapes)).validate(new Store(await quadsOf(id)));
    expect(report.results.map(({ path, message }) => [path?.value, message.map(({ value }) => value)])).toEqual([]);
  });

  it('fails the shapes without a name', async () => {
    const { id } = await unitNamed('livello=comune&q=valsamoggia');
    const shapes = new Parser().parse(await readFile(new URL('unit.shapes.ttl', import.meta.url), 'utf8'));
    const quads = (await quadsOf(id)).filter(({ predicate }) => predicate.value !== `${PREFIXES.skos}prefLabel`);
    expect((await new SHACLValidator(new Store(shapes)).validate(new Store(quads))).conforms).toBe(false);
  });

  it('says what it replaced, what replaced it, and when', async () => {
    const { id: valsamoggia } = await unitNamed('livello=comune&q=valsamoggia');
    const { id: crespellano } = await unitNamed('livello=comune&q=crespellano&sempre=1');
    const [after, before] = [await quadsOf(valsamoggia), await quadsOf(crespellano)];
    const objects = (quads: readonly Quad[], predicate: string) =>
      quads.filter((one) => one.predicate.value === predicate).map(({ object }) => object.value);
    expect(objects(after, `${DCTERMS}replaces`)).toContain(`${ORIGIN}/id/comune/${crespellano}`);
    expect(objects(before, `${DCTERMS}isReplacedBy`)).toEqual([`${ORIGIN}/id/comune/${valsamoggia}`]);
    expect(objects(before, `${DCTERMS}date`)).toEqual(['2014-01-01']);
  });

  it('names the concepts of the national vocabulary: those of the states of a comune, and that of every other unit', async () => {
    const sameAs = async (parameters: string) =>
      (await quadsOf((await unitNamed(parameters)).id))
        .filter(({ predicate }) => predicate.value === `${PREFIXES.owl}sameAs`)
        .map(({ object }) => object.value.replace(NATIONAL, ''));
    expect(await sameAs('livello=comune&q=valsamoggia')).toEqual(['cities/037061-(2014-01-01)', 'cities/037061-(2015-01-01)']);
    expect(await sameAs('livello=comune&codice=001001')).toEqual(
      [
        ['001001', '1861-03-17'],
        ['007805', '1927-01-12'],
        ['007805', '1929-06-15'],
        ['001001', '1945-10-05'],
        ['001001', '1947-01-09'],
        ['001001', '1947-01-10'],
        ['001001', '1948-01-01'],
        ['001001', '2015-01-01'],
      ].map(([code, day]) => `cities/${code}-(${day})`),
    );
    expect(await sameAs('livello=uts&sigla=TN')).toEqual(['provinces/022']);
    expect(await sameAs('livello=regione&codice=04')).toEqual(['regions/04']);
    expect(await sameAs('livello=ripartizione&codice=1')).toEqual(['geographical-distribution/1']);
  });

  it('is reached from its permanent address by Accept', async () => {
    const { id } = await unitNamed('livello=comune&q=valsamoggia');
    for (const accept of ['text/turtle', 'application/ld+json']) {
      const { statusCode, headers } = await api.get(`/id/comune/${id}`, { accept });
      expect([statusCode, headers.location, headers.vary]).toEqual([303, `/api/v1/unita/${id}`, 'accept']);
      expect((await api.get(String(headers.location), { accept })).headers['content-type']).toContain(accept);
    }
    expect((await api.get(`/id/comune/${id}`, { accept: 'image/png' })).statusCode).toBe(406);
  });

  it('is the same in JSON-LD', async () => {
    const { id } = await unitNamed('livello=comune&q=valsamoggia');
    const answer = await api.get(`/api/v1/unita/${id}`, { accept: 'application/ld+json' });
    expect(answer.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    const document = answer.json() as { '@context': Record<string, string>; '@graph': Record<string, unknown>[] };
    const full = (name: string) => {
      const [prefix = '', rest] = name.split(/:(.*)/);
      return document['@context'][prefix] === undefined ? name : `${document['@context'][prefix]}${rest}`;
    };
    const statements = document['@graph'].flatMap((node) =>
      Object.entries(node).flatMap(([name, values]) =>
        name === '@id'
          ? []
          : (values as (string | Record<string, string>)[]).map((value) => {
              const object =
                typeof value === 'string' ? (name === '@type' ? full(value) : value) : (value['@value'] ?? full(value['@id'] ?? ''));
              return `${node['@id']} ${name === '@type' ? `${PREFIXES.rdf}type` : full(name)} ${object}`;
            }),
      ),
    );
    const quads = (await quadsOf(id)).map(({ subject, predicate, object }) => `${subject.value} ${predicate.value} ${object.value}`);
    expect(statements.sort()).toEqual(quads.sort());
  });

  it('names only addresses of the portal that answer', async () => {
    const { id } = await unitNamed('livello=comune&q=valsamoggia');
    const quads = await quadsOf(id);
    const addresses = new Set(
      quads
        .flatMap(({ subject, object }) => [subject, object])
        .filter((one) => one.termType === 'NamedNode' && one.value.startsWith(ORIGIN))
        .map(({ value }) => value.slice(ORIGIN.length).split('#')[0] ?? ''),
    );
    expect(addresses.size).toBeGreaterThan(5);
    for (const address of addresses) {
      const answer = await api.get(address, { accept: 'text/turtle' });
      expect(answer.statusCode, address).toBe(303);
      expect((await api.get(String(answer.headers.location), { accept: 'text/turtle' })).statusCode, address).toBe(200);
    }
  });
});
