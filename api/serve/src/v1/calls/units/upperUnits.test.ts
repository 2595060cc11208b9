import { useApp } from '@territori/api-testing/testApp';
import { describe, expect, it } from 'vitest';

describe('regions and provinces as people write them', () => {
  const api = useApp('pglite');
  const names = async (query: string): Promise<string[]> => {
    const answer = (await api.get(`/api/v1/unita?data=2024-01-01&${query}`)).json();
    return (answer.dati as { denominazione: string }[] | undefined)?.map(({ denominazione }) => denominazione) ?? [answer.codice];
  };

  it.each([
    ['Trentino', 'Trentino-Alto Adige/Südtirol'],
    ['Trentino Alto Adige', 'Trentino-Alto Adige/Südtirol'],
    ['trentino-alto adige', 'Trentino-Alto Adige/Südtirol'],
    ['TRENTINO ALTO ADIGE SUDTIROL', 'Trentino-Alto Adige/Südtirol'],
    ['Valle d Aosta', "Valle d'Aosta/Vallée d'Aoste"],
    ['valle d’aosta', "Valle d'Aosta/Vallée d'Aoste"],
    ['Emilia Romagna', 'Emilia-Romagna'],
    ['Emilia', 'Emilia-Romagna'],
    ['Friuli', 'Friuli-Venezia Giulia'],
    ['friuli venezia giulia', 'Friuli-Venezia Giulia'],
  ])('the region %s is %s', async (written, name) => {
    expect(await names(`livello=regione&regione=${encodeURIComponent(written)}`)).toEqual([name]);
  });

  it.each([
    ['Reggio Emilia', "Reggio nell'Emilia"],
    ['reggio nell emilia', "Reggio nell'Emilia"],
    ['Reggio Calabria', 'Reggio di Calabria'],
    ['Forli', 'Forlì o Forlì-Cesena (nome tra il 1991 e il 2025)'],
    ['forli cesena', 'Forlì o Forlì-Cesena (nome tra il 1991 e il 2025)'],
    ['Massa', 'Massa-Carrara'],
    ['L Aquila', "L'Aquila"],
    ['Bozen', 'Bolzano/Bozen'],
  ])('the province %s is %s', async (written, name) => {
    expect(await names(`livello=provincia&provincia=${encodeURIComponent(written)}`)).toEqual([name]);
  });

  it('a part that several names begin with is none of them, nor is an unknown name', async () => {
    expect(await names('livello=uts&provincia=Reggio')).toEqual(['valore_sconosciuto']);
    expect(await names('livello=regione&regione=Padania')).toEqual(['valore_sconosciuto']);
  });

  it.each([
    '/unita?data=2020-01-01&',
    '/variazioni?dal=1927-01-01&al=1927-12-31&',
    '/variazioni.atom?',
    '/codici/015?',
    '/corrispondenze?da=1991-10-20&a=2020-01-01&',
    '/confronto?da=1991-10-20&a=2020-01-01&',
    '/confini?data=1936-04-21&',
  ])('livello=provincia is livello=uts in %s', async (address) => {
    const [asked, usual] = await Promise.all(['provincia', 'uts'].map((level) => api.get(`/api/v1${address}livello=${level}`)));
    expect([asked?.statusCode, usual?.statusCode], asked?.body.slice(0, 300)).toEqual([200, 200]);
    // the address of the feed itself differs
    const plain = (text = '') => text.replaceAll('livello=provincia', 'livello=uts');
    expect(plain(asked?.body)).toBe(usual?.body);
    expect(asked?.body).not.toContain('"livello":"provincia"');
  });

  it('a permanent address with the usual word leads to the unit', async () => {
    const { id } = (await api.get('/api/v1/unita?livello=uts&sigla=TN&data=2020-01-01')).json().dati[0];
    const answer = await api.get(`/id/provincia/${id}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/api/v1/unita/${id}`]);
  });
});
