import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { encodeSizes, encodeStoria, OPEN, parseDay, type Storia, type Version } from '@territori/traduzione/storia';
import { readWorkbook } from '@territori/traduzione/workbook';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { traduci } from './traduci.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/traduciMain.ts', import.meta.url));
const day = (iso: string) => parseDay(iso) as number;

const versionOf = ([code, name, from, to]: readonly (string | null)[]): Version => ({
  unit: 10_000_000 + Number(code) * 10,
  code: code as string,
  name: name as string,
  italianName: name as string,
  otherName: null,
  from: day(from as string),
  to: to === null ? OPEN : day(to as string),
  cadastral: null,
  parent: 20_000_010,
  plate: null,
  utsCode: null,
  nuts: null,
});

/** Three municipalities of one province; Gamma took Beta over on 01/01/2014. */
const STORIA: Storia = {
  edition: 'prova',
  updatedTo: day('2025-01-01'),
  licence: 'CC BY 4.0 Istat',
  versions: {
    comune: [
      ['001001', 'Alfa', '1990-01-01', null],
      ['001002', 'Beta', '1990-01-01', '2014-01-01'],
      ['001003', 'Gamma', '1990-01-01', null],
    ].map(versionOf),
    uts: [],
    regione: [],
  },
  passages: {
    comune: [
      {
        from: 10_010_020,
        to: 10_010_030,
        day: day('2014-01-01'),
        kind: 'ES',
        certainty: 'dichiarato',
        whole: true,
        act: null,
        population: null,
        area: null,
      },
    ],
    uts: [],
    regione: [],
  },
  facts: [],
};

/** Code 001001 was that of Alfa until 2000, and has been that of Omega since. */
const REUSED: Storia = {
  ...STORIA,
  versions: {
    ...STORIA.versions,
    comune: [
      versionOf(['001001', 'Alfa', '1990-01-01', '2000-01-01']),
      { ...versionOf(['001009', 'Alfa', '2000-01-01', null]), unit: 10_010_010 },
      { ...versionOf(['001001', 'Omega', '2000-01-01', null]), unit: 10_099_990 },
    ],
  },
};

describe('npm run -s traduci', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'traduci-'));
    await writeFile(file('storia.json'), JSON.stringify(encodeStoria(STORIA)));
    await writeFile(file('elenco.csv'), 'codice;comune;abitanti\n001001;Alfa;10\n001002;Beta;20\n001003;Gamma;30\n');
    await writeFile(file('riusati.json'), JSON.stringify(encodeStoria(REUSED)));
    await writeFile(file('codici.csv'), '"codice";"n";nota\n"001001";1;""\n');
    await writeFile(file('parole.csv'), 'a;b\nuno;due\ntre;quattro\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  interface Ended {
    readonly code: number;
    readonly said: string;
    readonly printed: string;
  }
  const withStoria = (args: readonly string[]) => [...args, ...(args.includes('--storia') ? [] : ['--storia', file('storia.json')])];

  /** The exit code, what the command said and what it printed, in this process: to start one takes two seconds. */
  async function run(...args: string[]): Promise<Ended> {
    const [said, printed]: [string[], string[]] = [[], []];
    const error = vi.spyOn(console, 'error').mockImplementation((line) => void said.push(`${line}\n`));
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(`${line}\n`));
    vi.stubEnv('INIT_CWD', folder);
    try {
      const code = await traduci(withStoria(args));
      return { code, said: said.join(''), printed: printed.join('') };
    } finally {
      vi.unstubAllEnvs();
      error.mockRestore();
      log.mockRestore();
    }
  }

  /** The same of the command as it is called. */
  async function runProcess(...args: string[]): Promise<Ended> {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...withStoria(args)], {
      env: { ...process.env, INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, printed] = [text(child.stderr), text(child.stdout)];
    const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? -1)));
    return { code, said: await said, printed: await printed };
  }

  it('ends with 0, and writes the table with its own separator and the report', async () => {
    const args = ['elenco.csv', '--al', '2020-01-01', '--conteggi', 'abitanti', '--uscita', 'tradotto.csv', '--rapporto', 'rapporto.json'];
    const { code, said, printed } = await runProcess(...args);
    expect([code, said, printed]).toEqual([0, expect.stringContaining('certa'), '']);
    expect(said.split('\n').slice(0, 3)).toEqual([
      'Column "codice": 100 % of the codes in force from 01/01/1990 to 31/12/2013; verdict certain (certa).',
      'On 01/01/2020: 3 rows; invariata 2, confluita 1.',
      'abitanti: 60 in = 60 out + 0 not assigned.',
    ]);
    const [header, , beta] = (await readFile(file('tradotto.csv'), 'utf8')).split('\r\n');
    expect(header).toMatch(/^\ufeffcodice;comune;abitanti;esito;codice_nuovo;nome_nuovo;/);
    expect(beta).toMatch(/^001002;Beta;20;confluita;001003;Gamma;10010030;;2014-01-01;/);
    const report = JSON.parse(await readFile(file('rapporto.json'), 'utf8'));
    expect(report).toMatchObject({
      file: 'elenco.csv',
      righe: 3,
      colonna: { nome: 'codice', indice: 1, tipo: 'comune' },
      epoca: { dal: '1990-01-01', al: '2014-01-01', quota: 1, verdetto: 'certa', discordanti: [] },
      al: '2020-01-01',
      esiti: { invariata: 2, confluita: 1 },
      conservazione: { abitanti: { entrata: 60, uscita: 60, non_assegnata: 0 } },
    });
    expect((await readFile(file('tradotto-aggregati.csv'), 'utf8')).split('\r\n').slice(1, 3)).toEqual([
      '001001;Alfa;1;10;intera;',
      '001003;Gamma;2;50;intera;',
    ]);
  });

  it('says in Italian, with dates of Italy, what stands out in a list', async () => {
    const rows = ['001001;Alfa;1.234,50', '001003;Gamma;100.5', '001002;Alfa;7', 'Totale;;1.342,00'];
    await writeFile(file('strano.csv'), `codice;comune;valore\n${rows.join('\n')}\n`);
    const args = ['strano.csv', '--lingua', 'it', '--al', '1700-01-01', '--dal', '2013-03-01', '--conteggi', 'valore'];
    const { code, said } = await run(...args);
    expect([code, said.trim().split('\n')]).toEqual([
      0,
      [
        'Colonna "codice": 100 % dei codici in vigore dal 01/01/1990 al 31/12/2013; verdetto certa.',
        'I valori sono letti al 01/03/2013, come indica --dal.',
        'Al 01/01/1990: 4 righe; vuota 1, invariata 3.',
        '1 riga ha accanto al valore un nome o una provincia che non gli corrisponde (nome_diverso).',
        'I dati cominciano il 01/01/1990: quel giorno vale al posto di una data precedente.',
        'Colonna "valore": 1 cella non è un numero e non entra nei totali, per esempio "100.5".',
        'valore: 2.583,5 in entrata = 1.241,5 in uscita + 1.342 non assegnato, di cui 1.342 in righe senza unità (totali, note).',
      ],
    ]);
  });

  it('names the column and the values that do not fit where the epoch is not recognised', async () => {
    await writeFile(file('nomi.csv'), 'nome;nota\nAlfa;x\nBeta;y\nGamma;z\nOmega;w\n');
    const { code, said } = await run('nomi.csv', '--lingua', 'it', '--al', '2020-01-01');
    expect([code, said.trim().split('\n')]).toEqual([
      2,
      [
        'L’epoca non si riconosce: dei nomi della colonna "nome" erano in vigore nello stesso momento al massimo 3 su 4.',
        '1 valore sconosciuto o non in vigore dal 01/01/1990 al 31/12/2013: Omega.',
        'Indica la data con --dal, o --dal ultimo per l’ultimo giorno di ciascun valore.',
      ],
    ]);
  });

  it('names another time at which as many values were in force, unless the date is given', async () => {
    const delta = [['001004', 'Delta', '1990-01-01', '1995-01-01'] as const, ['001004', 'Delta', '2000-01-01', null] as const];
    const versions = { ...STORIA.versions, comune: [...STORIA.versions.comune, ...delta.map(versionOf)] };
    await writeFile(file('due-tempi.json'), JSON.stringify(encodeStoria({ ...STORIA, versions })));
    await writeFile(file('delta.csv'), 'codice\n001001\n001004\n');
    const said = async (...more: string[]) =>
      (await run('delta.csv', '--lingua', 'it', '--al', '2020-01-01', '--storia', file('due-tempi.json'), ...more)).said;
    const other = 'Altrettanti valori erano in vigore dal 01/01/1990 al 31/12/1994: se l’elenco è di allora, indica la data con --dal.';
    expect(await said()).toContain(other);
    expect(await said('--dal', '1992-01-01')).not.toContain('Altrettanti');
  });

  it('keeps two columns of one name apart', async () => {
    await writeFile(file('doppia.csv'), 'codice;valore;valore\n001001;1;10\n001003;2;20\n');
    const { said } = await run('doppia.csv', '--al', '2020-01-01', '--conteggi', '2,3', '--rapporto', 'doppia.json', '--uscita', 'd.csv');
    expect(said).toContain('valore: 3 in = 3 out + 0 not assigned.\nvalore_2: 30 in = 30 out + 0 not assigned.');
    const { conservazione } = JSON.parse(await readFile(file('doppia.json'), 'utf8'));
    expect([conservazione.valore.entrata, conservazione.valore_2.entrata]).toEqual([3, 30]);
    expect(await readFile(file('d-aggregati.csv'), 'utf8')).toContain(
      'codice_nuovo;nome_nuovo;righe;valore;valore_2;confronto;territorio_in\r\n001001;Alfa;1;1;10;intera;',
    );
  });

  it('asks of which day a list is whose codes meant other units, with the option that answers, and keeps the quotes of the file', async () => {
    const given = [
      'codici.csv',
      '--al',
      '2025-01-01',
      '--storia',
      file('riusati.json'),
      '--uscita',
      'uscita.csv',
      '--rapporto',
      'domanda.json',
    ];
    const { code, said } = await run(...given);
    expect(code).toBe(0);
    expect(said).toContain('1 code (001001) means different municipalities at different times. What is the date of the list?\n');
    expect(said).toContain('  --dal 2000-01-01   From 01/01/2000 until today: 001001 Omega\n');
    expect(said).toContain('  --dal 1990-01-01   From 01/01/1990 to 31/12/1999: 001001 Alfa\n');
    const { domanda } = JSON.parse(await readFile(file('domanda.json'), 'utf8'));
    expect(domanda.risposte.map(({ dal }: { dal: string }) => dal)).toEqual(['2000-01-01', '1990-01-01']);
    const rows = (await readFile(file('uscita.csv'), 'utf8')).slice(1).split('\r\n');
    expect([rows[0]?.startsWith('"codice";'), rows[1]?.startsWith('"001001";1;')]).toEqual([true, true]);
    const answered = await run(...given, '--dal', '1990-01-01');
    expect([answered.said.includes('What is the date'), await readFile(file('uscita.csv'), 'utf8')]).toEqual([
      false,
      expect.stringContaining('ricodificata;001009;Alfa'),
    ]);
  });

  it('applies the decisions of a file, names them, and refuses a file without decisions', async () => {
    await writeFile(file('nomi.csv'), 'comune;n\nAlfa;1\nBetta;2\nGamma;3\nEstero;4\n');
    const decided = { accanto: null, livello: 'comune', denominazione: 'Beta' };
    await writeFile(
      file('decisioni.json'),
      JSON.stringify({
        formato: 1,
        decisioni: [
          { ...decided, valore: 'BETTA', unita: 10_010_020, codice: '001002' },
          { ...decided, valore: 'Estero', unita: null, codice: '' },
          { ...decided, valore: 'Altrove', unita: 10_010_020, codice: '001002' },
        ],
      }),
    );
    const args = ['nomi.csv', '--al', '2020-01-01', '--dal', '2013-06-01', '--decisioni', 'decisioni.json'];
    const { code, said } = await run(...args, '--rapporto', 'deciso.json', '--uscita', 'deciso.csv');
    expect([code, said]).toEqual([0, expect.stringContaining('Decisions applied: 2 of 3.')]);
    expect(said).toContain('"BETTA" is 001002 Beta: 1 row');
    expect(said).toContain('"Estero" does not name a unit: 1 row');
    const { decisioni, esiti } = JSON.parse(await readFile(file('deciso.json'), 'utf8'));
    expect(decisioni.map(({ valore, righe }: { valore: string; righe: number }) => [valore, righe])).toEqual([
      ['BETTA', 1],
      ['Estero', 1],
    ]);
    expect([esiti.sconosciuta, esiti.vuota]).toEqual([undefined, 1]);
    expect(await readFile(file('deciso.csv'), 'utf8')).toMatch(/Betta;2;confluita;001003;.*deciso/);
    for (const other of ['nomi.csv', 'elenco.csv']) {
      const refused = await run(...args.slice(0, -1), other);
      expect([refused.code, refused.said]).toEqual([
        2,
        expect.stringContaining('This is not a file of decisions that this page has saved.'),
      ]);
    }
    const missing = await run(...args.slice(0, -1), 'manca.json', '--lingua', 'it');
    expect([missing.code, missing.said]).toEqual([1, expect.stringContaining('non esiste')]);
  });

  it('says which rows have the name of a unit and no code, and gives the code of that name', async () => {
    await writeFile(file('senza.csv'), 'codice;comune\n001001;Alfa\n;Beta\n001003;Gamma\n;Totale\n');
    const { said } = await run('senza.csv', '--colonna', 'codice', '--al', '2020-01-01', '--dal', '2013-06-01', '--uscita', 'con.csv');
    expect(said).toContain('1 row is empty in the column read, but the name of a unit stands beside it (senza_valore).');
    const rows = (await readFile(file('con.csv'), 'utf8')).split('\r\n');
    expect([rows[2], rows[4]]).toEqual([';Beta;vuota;;;;001002;;;;;;senza_valore', ';Totale;vuota;;;;;;;;;;']);
  });

  it('lists the options, in both languages', async () => {
    const [english, italian] = [await runProcess('--help'), await run('--help', '--lingua', 'it')];
    expect([english.code, english.printed]).toEqual([0, expect.stringContaining('the day to translate to')]);
    expect([italian.code, italian.printed]).toEqual([0, expect.stringContaining('il giorno al quale tradurre')]);
  });

  it('refuses a sheet of a file that has none', async () => {
    const { code, said } = await run('elenco.csv', '--al', '2020-01-01', '--foglio', 'Dati');
    expect([code, said]).toEqual([2, expect.stringContaining('The file has no sheets')]);
  });

  describe('with --storia', () => {
    const PARTS = [10_010_050, 10_010_060];
    /** Delta was divided into Epsilon and Zeta on 01/01/2015. */
    const divided: Storia = {
      ...STORIA,
      versions: {
        ...STORIA.versions,
        comune: [
          ['001004', 'Delta', '1990-01-01', '2015-01-01'],
          ['001005', 'Epsilon', '2015-01-01', null],
          ['001006', 'Zeta', '2015-01-01', null],
        ].map(versionOf),
      },
      passages: {
        comune: PARTS.map((to) => ({
          from: 10_010_040,
          to,
          day: day('2015-01-01'),
          kind: 'ES',
          certainty: 'dichiarato',
          whole: true,
          act: null,
          population: null,
          area: null,
        })),
        uts: [],
        regione: [],
      },
    };
    const storia = JSON.stringify(encodeStoria(divided));
    const sizes = JSON.stringify(
      encodeSizes(
        new Map(
          PARTS.map((unit, part) => [
            unit,
            [{ from: null, to: null, population: 10 * (1 + 2 * part), census: 2021, area: null, areaYear: null }],
          ]),
        ),
      ),
    );
    const shared = 'abitanti: 40 in = 40 out + 0 not assigned.';
    const distributed = 'in several units: the figures are distributed in proportion to population (2021).';
    const args = ['delta.csv', '--al', '2020-01-01', '--dal', '2014-06-01', '--conteggi', 'abitanti', '--pesi', 'popolazione'];
    beforeAll(() => writeFile(file('delta.csv'), 'codice;comune;abitanti\n001004;Delta;40\n'));

    it('reads the sizes beside the file', async () => {
      await mkdir(file('altra'));
      await writeFile(file('altra/storia.json'), storia);
      const unknown = (await run(...args, '--storia', 'altra/storia.json')).said;
      expect(unknown).toContain('0 out + 40 not assigned');
      expect(unknown).toContain('No source has the size of every part of the others');
      await writeFile(file('altra/dimensioni.json'), sizes);
      const { said } = await run(...args, '--storia', 'altra/storia.json');
      expect([said.includes(shared), said.includes(distributed)]).toEqual([true, true]);
    });

    it('marks figures of a divided territory, and names who gets nothing, where no distribution was asked for', async () => {
      await mkdir(file('intere'));
      await writeFile(file('intere/storia.json'), storia);
      await writeFile(file('intere/dimensioni.json'), sizes);
      const whole = args.slice(0, -2);
      const { said } = await run(...whole, '--storia', 'intere/storia.json', '--uscita', 'intere.csv', '--rapporto', 'intere.json');
      expect(said).toContain('Not comparable (non_comparabile), with the units that their territory is in: Delta (Epsilon, Zeta).');
      expect(said).toContain('Receive nothing: Epsilon, Zeta.');
      expect(await readFile(file('intere.csv'), 'utf8')).toContain('non_comparabile_001005 Epsilon+001006 Zeta');
      expect((await readFile(file('intere-aggregati.csv'), 'utf8')).split('\r\n').slice(1, 4)).toEqual([
        '001005;Epsilon;0;;nulla;',
        '001006;Zeta;0;;nulla;',
        ';Delta (001004);1;40;non_comparabile;001005 Epsilon|001006 Zeta',
      ]);
      const { cifre } = JSON.parse(await readFile(file('intere.json'), 'utf8'));
      expect(cifre).toMatchObject({
        metodo: null,
        anni: [],
        righe_divise: 1,
        righe_distribuite: 0,
        non_comparabili: [{ codice: '001004', denominazione: 'Delta', territorio: [{ codice: '001005' }, { codice: '001006' }] }],
      });
    });

    it('reads both at the address to which a portal leads', async () => {
      const answers: Readonly<Record<string, string>> = { '/7/storia.json': storia, '/7/dimensioni.json': sizes };
      const portal = createServer(({ url = '' }, answer) => {
        if (url === '/ultima/storia.json') answer.writeHead(302, { location: '/7/storia.json' }).end();
        else answer.writeHead(url in answers ? 200 : 404).end(answers[url]);
      }).listen(0, '127.0.0.1');
      await once(portal, 'listening');
      const origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
      try {
        expect((await run(...args, '--storia', `${origin}/ultima/storia.json`)).said).toContain(shared);
        expect(await run(...args, '--lingua', 'it', '--storia', `${origin}/altro`)).toMatchObject({
          code: 1,
          said: expect.stringContaining(`--storia: "${origin}/altro" non risponde (404).`),
        });
      } finally {
        portal.close();
      }
      expect((await run(...args, '--lingua', 'it', '--storia', `${origin}/ultima/storia.json`)).said).toContain(
        'non risponde (ECONNREFUSED).',
      );
    });

    it.each([['delta.csv'], ['altra/dimensioni.json']])('refuses %s, which is none', async (other) => {
      expect(await run(...args, '--lingua', 'it', '--storia', other)).toMatchObject({
        code: 1,
        said: expect.stringContaining(`--storia: "${other}" non è una storia.json.`),
      });
    });
  });

  it('writes a workbook whose codes are text', async () => {
    expect((await run('elenco.csv', '--al', '2020-01-01', '--uscita', 'tradotto.xlsx')).code).toBe(0);
    const sheets = await readWorkbook(await readFile(file('tradotto.xlsx')));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Elenco', 'Corrispondenza', 'Da controllare', 'Metodo']);
    expect(sheets[0]?.rows[2]?.slice(0, 5)).toEqual(['001002', 'Beta', '20', 'confluita', '001003']);
    expect(sheets.at(-1)?.rows).toContainEqual(['Licenza', 'CC BY 4.0 Istat']);
  });

  it('ends with 2 where the file or its epoch is not recognised, and still writes the report', async () => {
    const { code, said } = await runProcess('parole.csv', '--al', '2020-01-01', '--rapporto', 'parole.json');
    expect([code, said]).toEqual([2, expect.stringContaining('No column holds codes or names')]);
    expect(JSON.parse(await readFile(file('parole.json'), 'utf8'))).toMatchObject({
      colonna: null,
      epoca: { dal: null, al: null, verdetto: 'non_riconosciuta' },
      problema: { codice: 'non_riconosciuto' },
    });
  });

  it.each([
    ['a missing option', ['elenco.csv'], '--al is missing'],
    ['a file that does not exist', ['manca.csv', '--al', '2020-01-01'], 'manca.csv" does not exist.'],
    ['a folder', ['.', '--al', '2020-01-01'], 'is a folder: a file is needed.'],
    ['an output in a folder that does not exist', ['elenco.csv', '--al', '2020-01-01', '--uscita', 'x/a.csv'], 'does not exist.'],
    ['a mistake, in Italian', ['elenco.csv', '--lingua', 'it'], 'Manca --al, il giorno al quale tradurre.'],
    ['a column declared twice', ['elenco.csv', '--al', '2020-01-01', '--conteggi', 'abitanti,3'], '"abitanti" is declared twice'],
  ])('ends with 1 on %s', async (_, args, message) => {
    const { code, said } = await run(...args);
    expect([code, said]).toEqual([1, expect.stringContaining(message)]);
  });
});
