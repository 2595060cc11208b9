import type { OpzioneComune, OpzioneRegione, RigaVariazione, StoriaUnita, TipologiaUnita } from '@territori/contract/wire';
import en from '@territori/languages/en/mf-storia.json';
import { delayed, type FakeAnswers, type FakeCall, failure, renderPage } from '@territori/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import itMessages from '../messages/it.json';
import HistoryPage from './HistoryPage.tsx';

const messages = { it: itMessages, en };

const types: readonly TipologiaUnita[] = [
  { return_code: '1', label_tipologia: 'Comune' },
  { return_code: '2', label_tipologia: 'Provincia/Uts' },
  { return_code: '3', label_tipologia: 'Regione' },
];

const municipality = (
  id: number,
  pro_com_t: string,
  comune: string,
  sigla: string,
  validita_da: string,
  validita_a: string,
): OpzioneComune => ({
  pro_com_t,
  comune,
  id_comune_origine: id,
  sigla_automobilistica: sigla,
  validita_da,
  validita_a,
});

const municipalities = [
  municipality(10, '001001', 'Agliè', 'TO', '1945-10-05', '9999-12-31'),
  municipality(10, '007805', 'Agliè', 'AO', '1927-01-12', '1945-10-05'),
  municipality(20, '017092', 'Lonato', 'BS', '1861-03-17', '2007-11-02'),
  municipality(20, '017092', 'Lonato del Garda', 'BS', '2007-11-02', '9999-12-31'),
  municipality(30, '001235', 'Samone', 'TO', '1861-03-17', '9999-12-31'),
  municipality(31, '022165', 'Samone', 'TN', '1947-01-01', '9999-12-31'),
];

const region = (tipo: string, descrizione: string, validita_da: string, validita_a: string): OpzioneRegione => ({
  cod_regione: '12',
  'denominazione regione': tipo === '0' ? 'Lazio -' : 'Lazio',
  'tipo regione': tipo,
  'descrizione tipo regione': descrizione,
  id_regione_origine: 12,
  validita_da,
  validita_a,
});

const change = (orderr: number, more: Partial<RigaVariazione> = {}): RigaVariazione => ({
  id_evento: 100 + orderr,
  variazione: 'CD-Cambio denominazione',
  'tipo variazione': 'CD',
  'data evento': '02/11/2007',
  'descrizione evento': 'Lonato assume la denominazione Lonato del Garda.',
  'identificativo provvedimento': null,
  id_comune_origine: 20,
  id_uts: null,
  id_uts_origine: null,
  id_regione: null,
  id_regione_origine: null,
  'tipo uts': null,
  'tipo reg': null,
  'data decorrenza': '02/11/2007',
  dt_prv_var: null,
  'codice corrente': '017092',
  'denominazione corrente': 'Lonato del Garda',
  data_inizio_amministrativa: '02/11/2007',
  orderr,
  certezza: 'derivato',
  ...more,
});

const story: StoriaUnita = {
  id: 20,
  livello: 'comune',
  versioni: [
    {
      codice: '017092',
      denominazione: 'Lonato',
      provincia: 'Brescia',
      sigla_automobilistica: 'BS',
      regione: null,
      codice_catastale: 'E667',
      validita_da: '1861-03-17',
      validita_a: '2007-11-02',
    },
    {
      codice: '017092',
      denominazione: 'Lonato del Garda',
      provincia: 'Brescia',
      sigla_automobilistica: 'BS',
      regione: 'Lombardia',
      codice_catastale: 'M312',
      validita_da: '2007-11-02',
      validita_a: '9999-12-31',
    },
  ],
  eventi: [],
  predecessori: [],
  successori: [],
};

const answers: FakeAnswers = {
  ricercacodice_criterio: { items: types },
  var_get_ua_comuni_lov_diffusione: ({ query }: FakeCall) => ({
    items: municipalities.filter(
      ({ comune, pro_com_t }) => comune.toLowerCase().includes(query.com ?? '') && pro_com_t.startsWith(query.procom ?? ''),
    ),
  }),
  var_get_ua_reg_lov_diffusione: { items: [] },
  var_get_ua_comuni_lov_rs: { items: [change(1), change(2, { id_comune_origine: 99, 'denominazione corrente': 'Un altro comune' })] },
  var_get_ua_comuni_lov_rs_dett: {
    items: [
      {
        identificativo_provvedimento: 'LR-2007-20',
        provvedimento: 'Legge regionale',
        data_provvedimento: '10/08/2007',
        contenuto: null,
        url_pdf: 'https://www.istat.it/provvedimenti/LR-2007-20.pdf',
      },
    ],
  },
  var_get_ua_comuni_lov_rs_dett_ass: { items: [] },
  'GET /api/unita/20/storia': story,
};

const open = (route = '/storia_ua', more: FakeAnswers = {}) => renderPage(HistoryPage, { messages, route, api: { ...answers, ...more } });
const search = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cerca' });
const summary = () => screen.findByRole('table', { name: 'Riepilogo variazioni' });

async function pick(user: ReturnType<typeof open>['user'], text: string, option: RegExp) {
  await user.click(await screen.findByRole('radio', { name: 'Comune' }));
  await user.type(screen.getByRole('combobox', { name: 'Codice o denominazione' }), text);
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('choosing a unit', () => {
  it('starts with an introduction, and says why Cerca is disabled', async () => {
    open();
    expect(await screen.findByRole('radio', { name: 'Comune' })).toBeDefined();
    expect(screen.getByText(/Ogni comune, provincia o regione ha una storia/)).toBeDefined();
    expect(search().disabled).toBe(true);
    expect(screen.getByRole('button', { description: /scegli un tipo di unità e un’unità/ })).toBe(search());
    expect(screen.getByRole<HTMLInputElement>('combobox').disabled).toBe(true);
  });

  it('finds a unit by a name that it no longer has, and shows it under its own address', async () => {
    const { user, location } = open();
    await pick(user, 'lonato', /017092 - LonatoBS · 17\/03\/1861 – 01\/11\/2007/);
    await user.click(search());
    expect(await screen.findByRole('heading', { name: 'Lonato del Garda - 017092' })).toBeDefined();
    expect(location().search).toBe('?tipo=1&unita=20');
  });

  it('leads from the code and the day that a table names to the page of the unit on that day', async () => {
    const { location } = open('/storia_ua?tipo=1&codice=017092&data=2001-10-21');
    await waitFor(() => expect(`${location().pathname}${location().search}`).toBe('/storia_ua/20?data=2001-10-21'));
  });

  it('says that no unit had the code of the address', async () => {
    open('/storia_ua?tipo=1&codice=999999&data=2001-10-21');
    expect(await screen.findByText(itMessages['unita.sconosciuta'])).toBeDefined();
  });

  it('finds a unit by an old code, and distinguishes homonyms by province and validity', async () => {
    const { user } = open();
    await pick(user, '007805', /Agliè/);
    expect(search().disabled).toBe(false);
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'samone');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^001235 - SamoneTO · 17\/03\/1861/),
        expect.stringMatching(/^022165 - SamoneTN · 01\/01\/1947/),
      ]),
    );
    expect(search().disabled).toBe(true);
  });

  it('disables Cerca when the text is cleared, and shows a message when nothing matches', async () => {
    const { user } = open();
    await pick(user, 'agli', /001001/);
    await user.clear(screen.getByRole('combobox'));
    await user.tab();
    expect(search().disabled).toBe(true);
    await user.type(screen.getByRole('combobox'), 'Atlantide');
    expect((await screen.findAllByText('Nessun dato')).length).toBeGreaterThan(0);
  });

  it('offers a long list one block at a time', async () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      municipality(index, String(index).padStart(6, '0'), `Comune ${index}`, 'XX', '1861-03-17', '9999-12-31'),
    );
    const { user } = open('/storia_ua?tipo=1', { var_get_ua_comuni_lov_diffusione: { items: many } });
    await user.click(await screen.findByRole('combobox'));
    const size = () => screen.getAllByRole('option')[0]?.getAttribute('aria-setsize');
    await waitFor(() => expect(size()).toBe('101'));
    await user.keyboard(`${'{PageDown}'.repeat(15)}{Tab}`);
    expect(size()).toBe('201');
  });

  it('clears the unit and its history when the type changes, and everything on Annulla', async () => {
    const { user, location } = open('/storia_ua?tipo=1&unita=20');
    await summary();
    await user.click(screen.getByRole('radio', { name: 'Regione' }));
    expect(location().search).toBe('?tipo=3');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(location().search).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Regione' }).checked).toBe(false);
  });

  it('shows a message when the address names an unknown unit', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open('/storia_ua?tipo=1&unita=999');
    expect(await screen.findByText('L’unità indicata nell’indirizzo è sconosciuta.')).toBeDefined();
  });

  it('shows a failed list in the page, without a notification, and loads it again on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const replies = [failure(500), { items: municipalities }];
    const { user, kit } = open('/storia_ua?tipo=1', { var_get_ua_comuni_lov_diffusione: () => replies.shift() });
    expect(await screen.findByText('L’elenco delle unità non si è potuto caricare')).toBeDefined();
    expect(kit.notifications.state.items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the history of a unit', () => {
  it('leaves out the changes of other units that shared the code', async () => {
    open('/storia_ua?tipo=1&unita=20');
    const table = await summary();
    await within(table).findByText('CD-Cambio denominazione');
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).queryByText('Un altro comune')).toBeNull();
    expect(within(table).getAllByText('nessun dato').length).toBeGreaterThan(0);
    expect(screen.getByText('1 variazione, tabella di 8 colonne.')).toBeDefined();
  });

  it('is named in the title of the page, which bookmarks and tabs keep', async () => {
    const { kit } = open('/storia_ua?tipo=1&unita=20');
    await summary();
    expect(kit.page.ownTitle).toBe('Lonato del Garda - 017092 - Storia unità territoriali');
  });

  it('names the form of a province or region, which the API numbers', async () => {
    const row = (orderr: number, form: Partial<RigaVariazione>) => change(orderr, { id_comune_origine: null, id_uts_origine: 20, ...form });
    open('/storia_ua?tipo=2&unita=20', {
      'GET /api/unita/20/storia': { ...story, livello: 'uts' },
      var_get_ua_uts_lov_rs: { items: [row(1, { 'tipo uts': '1' }), row(2, { 'tipo uts': '3' }), row(3, { 'tipo uts': null })] },
    });
    const table = await summary();
    expect(await within(table).findByRole('cell', { name: 'Città metropolitana' })).toBeDefined();
    expect(within(table).getByRole('cell', { name: 'Provincia' })).toBeDefined();
  });

  it('lists names and codes over time, and draws them', async () => {
    const size = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 0));
    open('/storia_ua?tipo=1&unita=20');
    const region = await screen.findByRole('region', { name: 'Nomi e codici nel tempo' });
    expect((await within(region).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Lonato (BS)017092dal 17/03/1861 al 01/11/2007',
      'Lonato del Garda (BS)017092dal 02/11/2007, ancora in vigore',
    ]);
    expect(within(region).getByRole('img', { name: /2 nomi o codici in successione dal 17\/03\/1861/ })).toBeDefined();
    size.mockRestore();
  });

  it.each(['tipo=1&unita=zzz', 'tipo=1&unita=', 'unita=20', 'tipo=9&unita=20', 'tipo=1&unita=99999999999'])(
    'shows a message when the address does not name a unit (%s)',
    async (address) => {
      open(`/storia_ua?${address}`);
      expect(await screen.findByText('L’unità indicata nell’indirizzo è sconosciuta.')).toBeDefined();
      expect(screen.queryByText(/Ogni comune, provincia o regione ha una storia/)).toBeNull();
    },
  );

  it('links to the units that its territory came from and went to', async () => {
    const bollate = { id: 77, codice: '015027', denominazione: 'Bollate', data: '2004-06-08', tipo: 'CS', certezza: 'dedotto' } as const;
    const { user, location } = open('/storia_ua?tipo=1&unita=20', { 'GET /api/unita/20/storia': { ...story, predecessori: [bollate] } });
    const relative = await screen.findByRole('link', { name: 'Bollate' });
    expect(relative.closest('li')?.textContent).toBe('Bollate (015027), 08/06/2004, costituzione – dedotta: unico candidato possibile');
    await user.click(relative);
    expect(location().search).toBe('?tipo=1&unita=77');
  });

  it.each(['click', 'Enter'])('shows the details of a change chosen by %s', async (way) => {
    const { user, location, api } = open('/storia_ua?tipo=1&unita=20');
    const control = await within(await summary()).findByRole('button', { name: 'CD-Cambio denominazione', pressed: false });
    if (way === 'click') await user.click(control.closest('tr') as HTMLElement);
    else {
      control.focus();
      await user.keyboard('{Enter}');
    }
    expect(control.getAttribute('aria-pressed')).toBe('true');
    const provision = await screen.findByRole('table', { name: 'Dettaglio provvedimento' });
    const link = await within(provision).findByRole('link', { name: /PDF.*LR-2007-20.*nuova scheda/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByText('Le fonti caricate non indicano altre unità coinvolte')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Descrizione evento' }).textContent).toContain('Lonato assume la denominazione');
    expect(location().search).toBe('?tipo=1&unita=20&variazione=1');
    expect(api.calls.find(({ name }) => name === 'var_get_ua_comuni_lov_rs_dett')?.query).toMatchObject({
      idcomuneorig: '20',
      mcrvar: 'CD',
      idevento: '101',
    });
  });

  it.each([
    ['it', 'Dettaglio variazione', 'Come è nota', 'dedotta: unico candidato possibile'],
    ['en', 'Details of the change', 'How it is known', 'inferred: the only possible candidate'],
  ] as const)('names the units involved in a change and the source of the association (%s)', async (language, name, known, deduced) => {
    const from = (code: string, place: string, certainty: string) => ({
      'Codice Comune': '017092',
      Denominazione: 'Lonato',
      'Sigla automobilistica': 'BS',
      'Codice Comune associato': code,
      'Denominazione associata': place,
      'Sigla associata': 'BS',
      Certezza: certainty,
    });
    renderPage(HistoryPage, {
      messages,
      language,
      route: '/storia_ua?tipo=1&unita=20&variazione=1',
      api: { ...answers, var_get_ua_comuni_lov_rs_dett_ass: { items: [from('017001', 'Acquafredda', 'dedotto')] } },
    });
    const table = await screen.findByRole('table', { name });
    expect(within(table).getByRole('columnheader', { name: known })).toBeDefined();
    const cells = (await within(table).findByText('Acquafredda')).closest('tr')?.cells ?? [];
    expect([...cells].map(({ textContent }) => textContent).slice(-3)).toEqual(['Acquafredda', 'BS', deduced]);
  });

  it.each([
    ['it', 'Riepilogo variazioni', 'Altra unità'],
    ['en', 'Summary of changes', 'Other unit'],
  ] as const)('tells the units of a merger apart in the summary (%s)', async (language, name, other) => {
    const merged = [
      { id: 21, codice: '022014', denominazione: 'Bezzecca' },
      { id: 22, codice: '022065', denominazione: 'Concei' },
    ];
    renderPage(HistoryPage, {
      messages,
      language,
      route: '/storia_ua?tipo=1&unita=20',
      api: {
        ...answers,
        'GET /api/unita/20/storia': {
          ...story,
          eventi: merged.map((unita_relativa, index) => ({
            id: 101 + index,
            data: '2010-01-01',
            tipo: 'CS',
            descrizione: `Costituzione: ${unita_relativa.denominazione}`,
            certezza: 'dichiarato',
            unita_relativa,
            provvedimento: null,
            indizi: [],
          })),
        },
        var_get_ua_comuni_lov_rs: { items: [change(1, { 'tipo variazione': 'CS' }), change(2, { 'tipo variazione': 'CS' })] },
      },
    });
    const table = await screen.findByRole('table', { name });
    expect(await within(table).findByRole('columnheader', { name: other })).toBeDefined();
    expect(await within(table).findByText('Bezzecca (022014)')).toBeDefined();
    expect(within(table).getByText('Concei (022065)')).toBeDefined();
  });

  it('cuts a long description after 100 characters until the visitor opens it', async () => {
    const description = 'a'.repeat(120);
    const { user } = open('/storia_ua?tipo=1&unita=20&variazione=1', {
      var_get_ua_comuni_lov_rs: { items: [change(1, { 'descrizione evento': description })] },
    });
    await user.click(await screen.findByRole('button', { name: 'Leggi di più' }));
    expect(screen.getByText(description)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Leggi di meno' }));
    expect(screen.getByText(`${'a'.repeat(100)}…`)).toBeDefined();
  });

  it('distinguishes a failure from a unit without changes, and loads again on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const replies = [failure(500), { items: [] }];
    const { user, kit } = open('/storia_ua?tipo=1&unita=20', { var_get_ua_comuni_lov_rs: () => replies.shift() });
    expect(await screen.findByText('Le variazioni non si sono potute caricare')).toBeDefined();
    expect(screen.queryByText('Nessuna variazione registrata')).toBeNull();
    expect(kit.notifications.state.items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Nessuna variazione registrata')).toBeDefined();
  });

  it('shows who else ended or began that day where no source names the other side, as a hint', async () => {
    const ended = {
      id: 101,
      data: '1928-05-04',
      tipo: 'ES',
      descrizione: 'Estinzione',
      certezza: 'derivato' as const,
      unita_relativa: null,
      provvedimento: null,
      indizi: [
        { id: 31, codice: '022010', denominazione: 'Bezzecca', tipo: 'ES' as const },
        { id: 32, codice: '022229', denominazione: 'Ledro', tipo: 'CS' as const },
      ],
    };
    open('/storia_ua?tipo=1&unita=20&variazione=1', { 'GET /api/unita/20/storia': { ...story, eventi: [ended] } });
    expect(await screen.findByRole('heading', { name: 'Indizi, non dati' })).toBeDefined();
    expect(screen.getByText('Nessuna fonte dice quali unità sono coinvolte. Lo stesso giorno, nella stessa provincia:')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bezzecca' }).getAttribute('href')).toContain('tipo=1&unita=31');
    expect(screen.getByText('Sono nate').nextElementSibling?.textContent).toBe('Ledro (022229)');
  });

  it('covers the results while a call runs', async () => {
    open('/storia_ua?tipo=1&unita=20', { var_get_ua_comuni_lov_rs: delayed(50, { items: [change(1)] }) });
    expect((await screen.findAllByText('Caricamento in corso')).length).toBeGreaterThan(0);
    await screen.findByText('CD-Cambio denominazione');
    await waitFor(() => expect(screen.queryByText('Caricamento in corso')).toBeNull());
  });
});

describe('a region with two forms under one code', () => {
  const lazio: FakeAnswers = {
    var_get_ua_reg_lov_diffusione: {
      items: [region('0', 'Compartimento', '1871-01-01', '1948-01-01'), region('1', 'a Statuto ordinario', '1948-01-01', '9999-12-31')],
    },
    var_get_ua_reg_lov_rs: { items: [] },
    'GET /api/unita/12/storia': {
      ...story,
      id: 12,
      livello: 'regione',
      versioni: story.versioni.map((version) => ({ ...version, codice: '12', denominazione: 'Lazio -' })),
    },
  };

  it('is offered once per form, and requested by form without its final hyphen', async () => {
    const { user, api, location } = open('/storia_ua?tipo=3', lazio);
    const box = await screen.findByRole('combobox');
    await waitFor(() => expect((box as HTMLInputElement).disabled).toBe(false));
    await user.type(box, 'lazio');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: /Compartimento/ }));
    await user.click(search());
    await screen.findByText('Nessuna variazione registrata');
    expect(location().search).toBe('?tipo=3&unita=12&forma=0');
    expect(api.calls.find(({ name }) => name === 'var_get_ua_reg_lov_rs')?.query).toMatchObject({
      codreg: '12',
      reg: 'Lazio',
      reg_tipo: '0',
    });
  });
});

it('speaks English', async () => {
  renderPage(HistoryPage, { messages, route: '/storia_ua?tipo=1&unita=20', language: 'en', api: answers });
  expect(await screen.findByRole('table', { name: 'Summary of changes' })).toBeDefined();
  expect(await screen.findByText('derived by comparing two periods')).toBeDefined();
});
