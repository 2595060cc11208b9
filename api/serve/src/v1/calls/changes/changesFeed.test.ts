import { readFile } from 'node:fs/promises';
import { useApp } from '@territori/api-testing/testApp';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';

describe('the feed of changes', () => {
  const api = useApp('pglite');

  const schema = async () => XmlDocument.fromBuffer(await readFile(new URL('../../../../../testing/src/atom.rng', import.meta.url)));
  const valuesOf = (document: XmlDocument, path: string) =>
    document.find(path, { a: 'http://www.w3.org/2005/Atom' }).map((node) => node.content);

  it.each(['it', 'en'])('is valid Atom in %s, with ids that are unique and stay', async (language) => {
    const answer = await api.get(`/api/v1/variazioni.atom?lingua=${language}`);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const grammar = await schema();
    const validator = RelaxNGValidator.fromDoc(grammar);
    const document = XmlDocument.fromString(answer.body);
    try {
      validator.validate(document);
      const ids = valuesOf(document, '//a:entry/a:id');
      expect(ids.length).toBe(201);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => id.includes('edizione/'))).toHaveLength(1);
      const updated = valuesOf(document, '//a:entry/a:updated');
      expect(updated).toEqual([...updated].sort().reverse());
      const other = XmlDocument.fromString((await api.get('/api/v1/variazioni.atom?lingua=it')).body);
      expect(ids).toEqual(valuesOf(other, '//a:entry/a:id'));
      other.dispose();
    } finally {
      document.dispose();
      validator.dispose();
      grammar.dispose();
    }
  });

  it('fails the validator when an entry has no id', async () => {
    const { body } = await api.get('/api/v1/variazioni.atom');
    const grammar = await schema();
    const validator = RelaxNGValidator.fromDoc(grammar);
    const document = XmlDocument.fromString(body.replace(/<entry><id>[^<]*<\/id>/, '<entry>'));
    expect(() => validator.validate(document)).toThrow();
    document.dispose();
    validator.dispose();
    grammar.dispose();
  });

  it('answers 304 to a reader that polls, and leads to addresses that answer', async () => {
    const first = await api.get('/api/v1/variazioni.atom?livello=comune');
    const again = await api.get('/api/v1/variazioni.atom?livello=comune', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const links = [...first.body.matchAll(/<link rel="alternate" href="https:\/\/territori\.example(\/api[^"]*)"/g)].map(([, link]) =>
      String(link),
    );
    expect(links.length).toBeGreaterThan(100);
    const [link = ''] = links.filter((one) => one.includes('/unita/'));
    expect((await api.get(link)).statusCode).toBe(200);
  });

  it('gives what changed from a day on', async () => {
    const { body } = await api.get('/api/v1/variazioni.atom?dal=2016-01-01&livello=comune');
    const days = [...body.matchAll(/<updated>(\d{4}-\d\d-\d\d)T00:00:00Z<\/updated>/g)].map(([, day]) => String(day));
    expect(days.length).toBeGreaterThan(200);
    expect(days.filter((day) => day < '2016-01-01')).toEqual([]);
    const { totale } = (await api.get('/api/v1/variazioni?dal=2016-01-01&al=2100-01-01&livello=comune')).json();
    expect(days.length).toBe(totale);
    expect((await api.get('/api/v1/variazioni.atom?dal=ieri')).json()).toMatchObject({ status: 400, parametro: 'dal' });
  });
});
