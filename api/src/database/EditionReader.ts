import type { FactDates } from '../edition/facts.ts';
import { NoEditionError } from './DatabaseError.ts';
import type { Edition, Lack, LeftOutFile, Origin, ReadOptions, Source } from './database.ts';

interface EditionRow {
  id: number;
  nome: string;
  data: string;
  date_fatti: FactDates[];
  fonti: Source[];
  escluse: LeftOutFile[];
  mancanze: Lack[];
  origine: Origin;
  impronta: string;
  caricata_il: string;
  superate: string[];
}

const CURRENT = `
  select id, nome, data::text, date_fatti, fonti, escluse, mancanze, origine, impronta, to_char(caricata_il at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as caricata_il,
         (select coalesce(json_agg(impronta), '[]') from (
           select impronta from portale.edizione where not corrente union select impronta from portale.edizione_superata) altre) as superate
  from portale.edizione where corrente`;

/** Milliseconds for which an answer is used again on a server: another process may load a new edition at any time. */
const FRESH_FOR = 1000;

/** Remembers the current edition, so that each call can ask for it. */
export class EditionReader {
  readonly #query: (sql: string) => Promise<EditionRow[]>;
  readonly #freshFor: number;
  #answer: Promise<Edition | undefined> | undefined;
  #askedAt = 0;

  /** @param freshFor milliseconds after which the database is asked again */
  constructor(query: (sql: string) => Promise<EditionRow[]>, freshFor = FRESH_FOR) {
    this.#query = query;
    this.#freshFor = freshFor;
  }

  current(): Promise<Edition | undefined> {
    const now = performance.now();
    if (!this.#answer || now - this.#askedAt > this.#freshFor) {
      const answer = this.#ask();
      this.#answer = answer;
      this.#askedAt = now;
      answer.catch(() => {
        if (this.#answer === answer) this.#answer = undefined;
      });
    }
    return this.#answer;
  }

  /** The id of the edition that a statement reads: the one asked for, else the current one. Throws NoEditionError before the first load. */
  async idFor(options: ReadOptions): Promise<number> {
    const id = options.edition ?? (await this.current())?.id;
    if (id === undefined) throw new NoEditionError();
    return id;
  }

  forget(): void {
    this.#answer = undefined;
  }

  async #ask(): Promise<Edition | undefined> {
    const [row] = await this.#query(CURRENT);
    return (
      row && {
        id: row.id,
        name: row.nome,
        date: row.data,
        factDates: row.date_fatti,
        sources: row.fonti,
        leftOut: row.escluse,
        lacks: row.mancanze,
        origin: row.origine,
        fingerprint: row.impronta,
        loadedAt: row.caricata_il,
        superseded: row.superate,
      }
    );
  }
}
