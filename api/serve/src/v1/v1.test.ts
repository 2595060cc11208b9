import { ENGINES } from '@territori/api-testing';
import { openApp, useApp } from '@territori/api-testing/testApp';
import { beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('every call of /api/v1, on %s', (engine) => {
  const api = useApp(engine);
  let edition: string;
  beforeAll(async () => {
    edition = (await api.get('/api/v1')).json().edizione;
  }, 180_000);

  const problem = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await api.get(url, headers);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json().status).toBe(answer.statusCode);
    return answer.json();
  };

  describe('answers errors as problems', () => {
    it('names the nearest parameter', async () => {
      const error = await problem('/api/v1/unita?livelo=comune');
      expect(error).toMatchObject({ status: 400, codice: 'parametro_sconosciuto', parametro: 'livelo', title: 'Parametro sconosciuto' });
      expect(error.detail).toContain("Il più vicino è 'livello'");
    });

    it('in the language of the call', async () => {
      expect((await problem('/api/v1/unita?livelo=comune&lingua=en')).detail).toContain("The nearest is 'livello'");
      expect((await problem('/api/v1/unita?livelo=comune', { 'accept-language': 'en-GB' })).title).toBe('Unknown parameter');
      expect((await problem('/api/v1/unita?lingua=fr', { 'accept-language': 'en-GB' })).detail).toContain('must be one of it, en');
    });

    it('with the address of a page that explains it', async () => {
      const { type, title } = await problem('/api/v1/unita?per_pagina=100000');
      expect(type).toBe('https://territori.example/api/v1/errori/parametro_non_valido');
      const page = await api.get(new URL(type).pathname);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(title);
    });

    it.each([
      ['/api/v1/unita?per_pagina=10001', 400, 'parametro_non_valido', 'per_pagina'],
      ['/api/v1/unita?data=2025-02-30', 400, 'parametro_non_valido', 'data'],
      ['/api/v1/unita?data=1861-03-16', 400, 'data_fuori_periodo', 'data'],
      ['/api/v1/unita?sempre=1&data=2025-01-01', 400, 'parametri_incompatibili', 'sempre'],
      ['/api/v1/unita?provincia=Atlantide', 400, 'valore_sconosciuto', 'provincia'],
      ['/api/v1/unita?codice=22205', 400, 'parametro_non_valido', 'codice'],
      ['/api/v1/unita?campi=codici', 400, 'campo_sconosciuto', 'campi'],
      ['/api/v1/unita?campi=,', 400, 'parametro_non_valido', 'campi'],
      ['/api/v1/unita?ordina=-nome', 400, 'campo_sconosciuto', 'ordina'],
      ['/api/v1/unita?lingua=fr', 400, 'parametro_non_valido', 'lingua'],
      ['/api/v1/unita?q=%00', 400, 'parametro_non_valido', 'q'],
      ['/api/v1/unita?codice_catastale=378', 400, 'parametro_non_valido', 'codice_catastale'],
      ['/api/v1/unita?nuts=H20', 400, 'parametro_non_valido', 'nuts'],
      ['/api/v1/unita/1', 404, 'unita_inesistente', 'id'],
      ['/api/v1/unita/10370610?data=2013-12-31', 404, 'unita_inesistente', 'data'],
      ['/api/v1/unit', 404, 'indirizzo_inesistente', null],
      ['/api/v1/unita/%zz', 400, 'richiesta_non_valida', null],
      ['/api/v1/unita?formato=pdf', 406, 'formato_non_disponibile', 'formato'],
      ['/api/v1/unita?edizione=0123456789ab', 404, 'edizione_sconosciuta', 'edizione'],
      ['/api/v1/unita?edizione=1-01234567', 404, 'edizione_sconosciuta', 'edizione'],
    ])('%s: %i %s', async (url, status, codice, parametro) => {
      expect(await problem(url)).toMatchObject({ status, codice, parametro });
    });

    it.each([
      ['/api/v1/unita?data=2014', "data = '2014': deve essere una data che esiste, nella forma AAAA-MM-GG"],
      ['/api/v1/unita?per_pagina=10001', "per_pagina = '10001': deve essere al massimo 10000"],
      ['/api/v1/unita?livello=circondario', "livello = 'circondario': deve essere uno tra comune, uts, regione, ripartizione, provincia"],
      [`/api/v1/unita?q=${'x'.repeat(301)}`, `q = '${'x'.repeat(60)}…': deve avere al massimo 300 caratteri`],
      ['/api/v1/unita?q=', 'q: non deve essere vuoto'],
      ['/api/v1/corrispondenze', 'da: è necessario, ad esempio da=1991-10-20'],
      ['/api/v1/unita?q=%00', 'q: contiene un carattere nullo'],
      ['/api/v1/unita?codice=a01', "codice: 'a01' non è un codice Istat"],
      ['/api/v1/unita?sigla=TN,Trento', "sigla: 'Trento' non è una sigla, che ha due lettere: TN."],
      ['/api/v1/unita?regione=Atlantide', 'nessuna regione ha codice, codice NUTS o nome'],
      ['/api/v1/unita?provincia=Atlantide', 'Elenco: /api/v1/unita?livello=uts&sempre=1'],
      ['/api/v1/unita/1', 'Nessuna unità ha l’id 1. /api/v1/unita?sempre=1&q=<nome o codice> dà gli id.'],
      ['/api/v1/unita?campi=x', "campi: il campo 'x' non esiste. I campi sono: id, "],
      ['/api/v1/confini/uts', "file = 'uts': deve avere la forma di 'uts-1936.topo.json'"],
      ['/api/v1/unita?provincia=22', "Con gli zeri iniziali il codice è '022'"],
      ['/api/v1/corrispondenze?provincie=TN', "Il più vicino è 'provincia'"],
      ['/api/v1/variazioni?anno=2014', "Il parametro 'anno' non esiste. I parametri sono: dal, al"],
      ['/api/v1/unit', 'L’indirizzo più vicino è /api/v1/unita'],
      ['/api/v1/unita/10370230/destini?da=2020-01-01', 'Il suo primo giorno è il 1861-03-17, l’ultimo è il 2013-12-31'],
    ])('names the value and what is accepted: %s', async (url, detail) => {
      expect((await problem(url)).detail).toContain(detail);
    });

    it('refuses a body that is not JSON, and a field that a body does not have', async () => {
      const list = { valori: ['037009'], tipo: 'comune', al: '2025-01-01' };
      const text = await api.app.inject({
        method: 'POST',
        url: '/api/v1/traduzioni',
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify(list),
      });
      expect([text.statusCode, text.json().codice]).toEqual([415, 'tipo_non_accettato']);
      const { detail, parametro } = (await api.post('/api/v1/traduzioni', { ...list, dall: '2013-01-01' })).json();
      expect([detail, parametro]).toEqual([
        "Il campo del corpo 'dall' non esiste. Il più vicino è 'dal'. I campi sono: valori, tipo, dal, al, decisioni.",
        'dall',
      ]);
      expect((await api.post('/api/v1/traduzioni', { ...list, valori: [] })).json().detail).toBe(
        'Campo del corpo valori: deve avere almeno un elemento.',
      );
    });

    it('says which methods an address accepts', async () => {
      const answer = await api.post('/api/v1/unita', {});
      expect([answer.statusCode, answer.headers.allow, answer.json().codice]).toEqual([405, 'OPTIONS, GET, HEAD', 'metodo_non_ammesso']);
      const options = await api.app.inject({ method: 'OPTIONS', url: '/api/v1/unita' });
      expect([options.statusCode, options.headers.allow]).toEqual([204, 'OPTIONS, GET, HEAD']);
      const preflight = await api.app.inject({
        method: 'OPTIONS',
        url: '/api/v1/unita',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
      });
      expect(preflight.headers['access-control-allow-origin']).toBe('*');
    });

    it('refuses an Accept that no format meets', async () => {
      expect(await problem('/api/v1/unita', { accept: 'image/png' })).toMatchObject({ status: 406 });
    });
  });

  describe('lists', () => {
    it('come in pages with the addresses of the others', async () => {
      const answer = await api.get('/api/v1/unita?livello=comune&data=2025-01-01&per_pagina=3&pagina=2');
      const { dati, totale, pagina, successiva, edizione } = answer.json();
      expect([dati.length, totale, pagina, edizione]).toEqual([3, 7896, 2, edition]);
      expect(new URL(successiva).searchParams.get('pagina')).toBe('3');
      expect(answer.headers.link).toContain('rel="prev"');
      expect(answer.headers.link).toContain(`<${successiva}>; rel="next"`);
      const last = (await api.get('/api/v1/unita?livello=regione&data=2025-01-01')).json();
      expect([last.dati.length, last.totale, last.successiva]).toEqual([20, 20, null]);
      const following = (await api.get(successiva.replace('https://territori.example', ''))).json();
      expect(following.dati[0].codice > dati[2].codice).toBe(true);
    });

    it('have the fields and the order that the call names', async () => {
      const { dati } = (
        await api.get(
          '/api/v1/unita?livello=regione&data=2025-01-01&campi=denominazione,ripartizione_codice&ordina=-ripartizione_codice,denominazione',
        )
      ).json();
      expect(dati.slice(0, 3)).toEqual([
        { denominazione: 'Sardegna', ripartizione_codice: '5' },
        { denominazione: 'Sicilia', ripartizione_codice: '5' },
        { denominazione: 'Abruzzo', ripartizione_codice: '4' },
      ]);
    });

    it('are whole as CSV, with a column for each nested value', async () => {
      const answer = await api.get('/api/v1/unita?livello=comune&data=2025-01-01', { accept: 'text/csv' });
      expect(answer.headers['content-type']).toMatch(/^text\/csv/);
      const [header = '', ...lines] = answer.body.trimEnd().split('\n');
      expect(lines).toHaveLength(7896);
      expect(header).toMatch(/^id;livello;codice;denominazione;denominazione_altra;codice_catastale;provincia_id;provincia_codice;/);
      expect(lines[0]).toMatch(/^10010010;comune;001001;Agliè;;A074;20000010;001;Torino;TO;/);
    });

    it.each([
      ['separatore=,&campi=codice,denominazione', '022205,Trento'],
      ['separatore=tab&campi=codice,denominazione', '022205\tTrento'],
    ])('as CSV with %s', async (parameters, line) => {
      const { body } = await api.get(`/api/v1/unita?codice=022205&data=2025-01-01&formato=csv&${parameters}`);
      expect(body.split('\n')[1]).toBe(line);
    });

    it('hold the same rows in JSON, JSONL, CSV and XLSX', async () => {
      const url = '/api/v1/unita?livello=uts&data=2025-01-01';
      const { dati } = (await api.get(`${url}&per_pagina=10000`)).json();
      const lines = (await api.get(`${url}&formato=jsonl`)).body.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line))).toEqual(dati);
      expect((await api.get(`${url}&formato=csv`)).body.trimEnd().split('\n')).toHaveLength(dati.length + 1);
      const sheet = await api.get(`${url}&formato=xlsx`);
      expect(sheet.headers['content-type']).toContain('spreadsheetml');
      expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
    });
  });

  describe('a day after the last one of the edition', () => {
    it('has a notice beside the last known state', async () => {
      const { dati, avviso } = (await api.get('/api/v1/unita?codice=022205&data=2030-01-01&lingua=en')).json();
      expect(dati).toHaveLength(1);
      expect(avviso).toContain('the last known state');
    });
    it('has it in a header of files, never in a row', async () => {
      const answer = await api.get('/api/v1/unita?codice=022205&data=2030-01-01&formato=csv');
      expect(answer.headers.avviso).toMatch(/^I dati sono aggiornati al/);
      expect(answer.body.trimEnd().split('\n')).toHaveLength(2);
    });
  });

  describe('validators', () => {
    const url = '/api/v1/unita?codice=022205&data=2025-01-01';
    it('answer 304 to a valid request only', async () => {
      const { headers } = await api.get(url);
      expect(headers.etag).toMatch(/^"/);
      expect(headers['last-modified']).toBeTruthy();
      expect((await api.get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
      expect((await api.get(`${url}&provincia=Atlantide`, { 'if-none-match': '*' })).statusCode).toBe(400);
      expect((await api.get(url, { 'if-none-match': String(headers.etag), 'accept-language': 'en' })).statusCode).toBe(200);
      expect((await api.get(`${url}&formato=csv`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
    });
    it('make an address immutable that names the edition and a day', async () => {
      const named = `${url}&edizione=${edition}`;
      const first = await api.get(named);
      expect(first.headers['cache-control']).toContain('immutable');
      expect((await api.get(named)).body).toBe(first.body);
      expect((await api.get(`/api/v1/unita?codice=022205&edizione=${edition}`)).headers['cache-control']).toBe('no-cache');
      const [file, again] = [await api.get(`${named}&formato=csv`), await api.get(`${named}&formato=csv`)];
      expect(again.body).toBe(file.body);
    });
    it('vary with what a call may ask for', async () => {
      const { headers } = await api.get(url, { 'accept-language': 'en' });
      expect(headers['content-language']).toBe('en');
      expect(headers.vary).toBe('accept, accept-encoding, accept-language');
    });
    it('are the same for HEAD', async () => {
      const head = await api.app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers.etag).toBe((await api.get(url)).headers.etag);
    });
  });

  it('limits the calls of an address with the headers of the standard', async () => {
    const limited = await openApp(engine, { callsPerMinute: 2 });
    try {
      const first = await limited.get('/api/v1');
      expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
      const from = (remoteAddress: string) => limited.app.inject({ method: 'GET', url: '/api/v1', remoteAddress });
      await from('2001:db8:1:2::1');
      await from('2001:db8:1:2::2');
      const refused = await from('2001:db8:1:2::3');
      expect([refused.statusCode, refused.json().codice]).toEqual([429, 'troppe_richieste']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['ratelimit-remaining']).toBe('0');
      expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
    } finally {
      await limited.dispose();
    }
  });
});
