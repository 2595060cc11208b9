import { useApp } from '@territori/api-testing/testApp';
import { readUnitSearch } from '@territori/edition/search/readUnitSearch';
import { FIRST_DAY_OF_PLATES } from '@territori/traduzione/nomi';
import type { StoriaUnita, Unita } from '@territori/wire';
import { describe, expect, it } from 'vitest';

describe('units', () => {
  const api = useApp('pglite');

  const find = async (query: string): Promise<Unita[]> => (await api.get(`/api/unita?${query}`)).json();

  it('are found without accents and case, the equal name first', async () => {
    expect((await find('q=FORLI&livello=comune'))[0]).toMatchObject({ denominazione: 'Forlì', codice: '040012' });
  });

  it('are found by a former name, which is shown', async () => {
    const [found] = await find('q=mola%20e%20castellone');
    expect(found).toMatchObject({ denominazione: 'Formia' });
    expect(found?.denominazioni_precedenti).toContain('Mola e Castellone');
  });

  it('are found by a name that a source gives without a date, which is not shown as a former one', async () => {
    const [trieste] = await find('q=trst');
    expect(trieste).toMatchObject({ codice: '032006', denominazioni_precedenti: [], altre_denominazioni: ['Trst'] });
  });

  it('are found by the words of a name, whatever joins them', async () => {
    expect((await find('q=corigliano%20rossano'))[0]).toMatchObject({ denominazione: 'Corigliano-Rossano' });
    expect((await find('q=reggio%20calabria&livello=comune'))[0]).toMatchObject({ denominazione: 'Reggio di Calabria' });
    expect((await find('q=l%20aquila&livello=comune'))[0]).toMatchObject({ codice: '066049' });
    expect(await find("q='-'")).toEqual([]);
  });

  it.each([
    ["Forli'", 'Forlì'],
    ['Aosta/Aoste', 'Aosta'],
    ['Aoste - Aosta', 'Aosta'],
    ['SantAngelo Lodigiano', "Sant'Angelo Lodigiano"],
    ['Bozen/Bolzano', 'Bolzano/Bozen'],
    ['AgliÃ¨', 'Agliè'],
  ])('are found by the letters of a name, however %s is written', async (written, name) => {
    expect((await find(`q=${encodeURIComponent(written)}&livello=comune`))[0]).toMatchObject({ denominazione: name });
  });

  it.each([
    ['Lisone', 'comune', 'Lissone'],
    ['Milamo', 'comune', 'Milano'],
    ['laquila', 'comune', "L'Aquila"],
    ['Firense', 'comune', 'Firenze'],
    ['Bolgona', 'comune', 'Bologna'],
    ['Palrmo', 'comune', 'Palermo'],
    ['Corigliano Rosano', 'comune', 'Corigliano-Rossano'],
    ['Girgenti', 'comune', 'Agrigento'],
    ['Castrogiovanni', 'comune', 'Enna'],
    ['Littoria', 'comune', 'Latina'],
    ['Monteleone di Calabria', 'comune', 'Vibo Valentia'],
    ['Trst', 'comune', 'Trieste'],
    ['Bozen', 'comune', 'Bolzano/Bozen'],
    ['Aoste', 'comune', 'Aosta'],
    ['Rome', 'comune', 'Roma'],
    ['Turin', 'comune', 'Torino'],
    ['Florence', 'comune', 'Firenze'],
    ['Sicily', 'regione', 'Sicilia'],
    ['Rijeka', 'comune', 'Fiume'],
    ['Zadar', 'comune', 'Zara'],
    ['Sankt Ulrich', 'comune', 'Ortisei/St. Ulrich'],
    ['Pola', 'comune', 'Pola'],
    ['Roma capitale', 'comune', 'Roma'],
    ['S. Giovanni in Persiceto', 'comune', 'San Giovanni in Persiceto'],
    ['Reggio Emilia', 'comune', "Reggio nell'Emilia"],
    ['Samone (TN)', 'comune', 'Samone'],
    ['provincia di Milano', 'uts', 'Milano'],
    ["provincia dell'Aquila", 'uts', "L'Aquila"],
    ['citta metropolitana di Torino', 'uts', 'Torino'],
    ['provincia di Milamo', 'uts', 'Milano'],
    ['regione lazio', 'regione', 'Lazio'],
    ['MI', 'uts', 'Milano'],
    ['en', 'uts', 'Enna'],
    ['ITC4C', 'uts', 'Milano'],
    ['H501', 'comune', 'Roma'],
  ])('are found first when they are asked for as %s', async (asked, level, name) => {
    expect((await find(`q=${encodeURIComponent(asked)}`))[0]).toMatchObject({ livello: level, denominazione: name });
  });

  it('are not found by a Ladin name that no source of the record holds, but by the Italian and German ones', async () => {
    expect(await find(`q=${encodeURIComponent('Urtijëi')}`)).toEqual([]);
    for (const name of ['Ortisei', 'St. Ulrich', 'Sankt Ulrich'])
      expect((await find(`q=${encodeURIComponent(name)}&livello=comune`))[0]).toMatchObject({ codice: '021061' });
  });

  it('say by which former name, other name or code they were found, and whether the text was mistyped', async () => {
    const first = async (text: string) => (await find(`q=${encodeURIComponent(text)}&livello=comune`))[0];
    const girgenti = { tipo: 'nome_precedente', testo: 'Girgenti', fino_al: '1927-07-27' };
    expect(await first('girgenti')).toMatchObject({ denominazione: 'Agrigento', motivo: girgenti, approssimata: false });
    expect(await first('Girgneti')).toMatchObject({ denominazione: 'Agrigento', motivo: girgenti, approssimata: true });
    expect(await first('trst')).toMatchObject({ motivo: { tipo: 'altro_nome', testo: 'Trst', fino_al: null } });
    expect(await first('H501')).toMatchObject({ motivo: { tipo: 'codice_catastale', testo: 'H501', fino_al: null } });
    expect(await first('milano')).toMatchObject({ motivo: null, approssimata: false });
    const forli = (await find('q=forli&livello=uts'))[0];
    expect(forli, 'no source dates the change').toMatchObject({ denominazione: 'Forlì-Cesena', motivo: { testo: 'Forlì', fino_al: null } });
    expect((await find('q=mi'))[0]).toMatchObject({ motivo: { tipo: 'sigla', testo: 'MI', fino_al: null } });
  });

  it('come by their residents where a text fits them equally well', async () => {
    expect((await find('q=san&livello=comune'))[0]).toMatchObject({ denominazione: 'San Severo' });
    expect((await find('q=mila'))[0]).toMatchObject({ livello: 'comune', denominazione: 'Milano' });
    expect((await find('q=tosc'))[0]).toMatchObject({ livello: 'regione', denominazione: 'Toscana' });
  });

  it('are not given to a script of /api/v1 where their name is only like the text', async () => {
    expect((await api.get('/api/v1/unita?q=Milamo')).json()).toMatchObject({ dati: [], totale: 0 });
    expect((await api.get(`/api/v1/unita?q=${encodeURIComponent("Forli'")}`)).json().dati[0]).toMatchObject({ denominazione: 'Forlì' });
  });

  it('are found within some milliseconds', async () => {
    const search = await readUnitSearch(api.database, await api.database.inService());
    const asked = ['milano', 'milamo', 'san', 'provincia di torino', 'girgenti', '015146', 'mi', 'reggio calabrja', 'zzzzzz', 'a'];
    for (const text of asked) search.find(text);
    const start = process.cpuUsage();
    for (let round = 0; round < 10; round += 1) for (const text of asked) search.find(text);
    // processor time, which other work on the machine does not change much
    expect(process.cpuUsage(start).user / 1000 / 100).toBeLessThan(25);
  });

  it('are found by a code of any time', async () => {
    expect((await find('q=007805')).map(({ denominazione }) => denominazione)).toEqual(['Agliè']);
  });

  it('are found by the number that a code is without its zeros, by plate and by Nuts code', async () => {
    expect((await find('q=1272'))[0]).toMatchObject({ codice: '001272', denominazione: 'Torino' });
    expect((await find('q=58091'))[0]).toMatchObject({ denominazione: 'Roma' });
    expect((await find('q=bo'))[0]).toMatchObject({ livello: 'uts', denominazione: 'Bologna' });
    expect((await find('q=itc11'))[0]).toMatchObject({ livello: 'uts', denominazione: 'Torino' });
    expect((await find('q=ITC1'))[0]).toMatchObject({ livello: 'regione' });
  });

  it('come in this order: equal names, names that begin so, current ones before former ones', async () => {
    expect((await find('q=bolzano&livello=comune'))[0]).toMatchObject({ codice: '021008' });
    expect((await find('q=fiume'))[0]).toMatchObject({ denominazione: 'Fiume' });
    // Aglientu was San Francesco d’Aglientu once, and Campo Tures is Sand in Taufers
    for (const { denominazione } of await find('q=san')) expect(denominazione).toMatch(/(^|\/)San /);
  });

  it('above municipalities go by their statistical code, which metropolitan cities have apart', async () => {
    const [cagliari] = await find('q=318');
    expect(cagliari).toMatchObject({ livello: 'uts', codice: '318', denominazione: 'Cagliari' });
    expect((await find('q=cagliari&livello=uts'))[0]).toEqual(cagliari);
    // a code that the result does not show is the reason
    const motivo = { tipo: 'codice', testo: '118', fino_al: null };
    expect((await find('q=118&livello=uts'))[0]).toEqual({ ...cagliari, motivo });
    const { versioni }: StoriaUnita = (await api.get(`/api/unita/${cagliari?.id}/storia`)).json();
    const codes = versioni.map(({ codice, validita_da, validita_a }) => `${codice} ${validita_da} ${validita_a}`);
    expect(codes.slice(-2)).toEqual(['292 2016-04-28 2026-01-01', '318 2026-01-01 9999-12-31']);
    expect(new Set(versioni.slice(0, -2).map(({ codice }) => codice))).toEqual(new Set(['092']));
  });

  it('are both found when one code had two owners', async () => {
    expect(new Set((await find('q=092119')).map(({ denominazione }) => denominazione))).toEqual(new Set(['Senis', 'Sadali']));
  });

  it('take wildcards and quotes for themselves', async () => {
    expect(await find('q=%25')).toEqual([]);
    expect(await find('q=_____')).toEqual([]);
    expect((await find("q=l'aquila&livello=comune"))[0]).toMatchObject({ codice: '066049' });
  });

  it('come twenty a page, without a repetition', async () => {
    const pages = await Promise.all([1, 2].map((page) => find(`q=san&pagina=${page}`)));
    expect(pages.map((page) => page.length)).toEqual([20, 20]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(40);
  });

  it('have a history without gaps of knowledge: versions in order, steps to other units with their certainty', async () => {
    const [baranzate] = await find('q=015250');
    const history: StoriaUnita = (await api.get(`/api/unita/${baranzate?.id}/storia`)).json();
    const starts = history.versioni.map(({ validita_da }) => validita_da);
    expect(starts).toEqual(starts.toSorted());
    expect(history.predecessori).toMatchObject([
      { denominazione: 'Bollate', data: '2001-12-12', tipo: 'CECS', certezza: 'dichiarato' },
      { denominazione: 'Bollate', data: '2004-06-08', tipo: 'CECS', certezza: 'dichiarato' },
    ]);
    expect(history.successori).toMatchObject([{ denominazione: 'Bollate', data: '2003-03-06', certezza: 'dichiarato' }]);
  });

  it('have no plate before 1927, when plates began', async () => {
    const [aglie] = await find('q=007805');
    const { versioni }: StoriaUnita = (await api.get(`/api/unita/${aglie?.id}/storia`)).json();
    for (const { validita_a, sigla_automobilistica } of versioni)
      expect(sigla_automobilistica === null, validita_a).toBe(validita_a <= FIRST_DAY_OF_PLATES);
  });

  it('have hints where no source names the other side of a beginning or an end, and nowhere else', async () => {
    const [unknown] = await api.database.read<{ id: number; evento: number; data: string }>(
      `select e.unita_id as id, e.id as evento, e.data::text from evento e join evento x on x.data = e.data and x.unita_id <> e.unita_id and x.tipo = 'ES'
       join versione v on v.id = e.versione_prima_id join versione w on w.id = x.versione_prima_id and w.uts_id = v.uts_id
       where e.livello = 'comune' and e.tipo = 'ES' and e.unita_relativa_id is null
         and not exists (select from passaggio p where p.data = e.data and e.unita_id in (p.origine_id, p.destinazione_id)) limit 1`,
    );
    const history: StoriaUnita = (await api.get(`/api/unita/${unknown?.id}/storia`)).json();
    const event = history.eventi.find(({ id }) => id === unknown?.evento);
    expect(event?.indizi.length).toBeGreaterThan(0);
    const named: StoriaUnita = (await api.get(`/api/unita/${(await find('q=valsamoggia'))[0]?.id}/storia`)).json();
    expect(named.predecessori).toHaveLength(5);
    expect(named.eventi.flatMap(({ indizi }) => indizi)).toEqual([]);
  });

  it('are as many as the series says', async () => {
    const series: { data: string; numero: number }[] = (await api.get('/api/serie/comune')).json();
    expect(series[0]).toEqual({ data: '1861-03-17', numero: 7720 });
    expect(series.findLast(({ data }) => data <= '2025-01-01')?.numero).toBe(7896);
  });

  it('that do not exist are a 404', async () => {
    expect((await api.get('/api/unita/1/storia')).statusCode).toBe(404);
    const refused = async (language: string) => (await api.get('/api/serie/pianeta', { language })).json();
    expect(await refused('IT')).toMatchObject({
      status: 400,
      exception: "Parte dell’indirizzo livello = 'pianeta': deve essere uno tra comune, uts, regione, ripartizione.",
    });
    expect(await refused('EN')).toMatchObject({
      status: 400,
      exception: "Part of the address livello = 'pianeta': must be one of comune, uts, regione, ripartizione.",
    });
  });
});
