import { isConnectionFailure } from './connectionFailure.ts';
import { NoEditionError, UnreadableEditionError } from './DatabaseError.ts';
import type { Edition, ReadOptions } from './database.ts';
import { STRUCTURE } from './structure.ts';

/** The editions in service: one for each structure, and the one of the programs that state none. */
const IN_SERVICE = `
  select id, nome, data, date_fatti, fonti, escluse, mancanze, origine, impronta, caricata_il, programma, struttura
  from portale.caricamento where in_servizio
  union all
  select id, nome, data, date_fatti, fonti, escluse, mancanze, origine, impronta, caricata_il, null, null from portale.edizione where corrente`;

const editionRow = (condition: string) => `
  select id, nome as name, data::text as date, date_fatti as "factDates", fonti as sources, escluse as "leftOut", mancanze as lacks,
         origine as origin, impronta as fingerprint, programma as program,
         to_char(caricata_il at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "loadedAt",
         (select coalesce(json_agg(altre.impronta), '[]') from (
           select impronta from portale.caricamento union select impronta from portale.edizione union select impronta from portale.edizione_superata
         ) altre where altre.impronta <> servita.impronta) as superseded
  from (${IN_SERVICE}) servita ${condition}`;

const CURRENT_EDITION = editionRow(`where struttura = ${STRUCTURE}`);
const LAST_EDITION = editionRow('order by servita.caricata_il desc limit 1');

/** The statements by which a reader asks. */
export const EDITION_QUESTIONS: readonly string[] = [CURRENT_EDITION, LAST_EDITION];

/** Milliseconds for which an answer is used again on a server: another process may load a new edition at any time. */
const FRESH_FOR = 1000;

/** Milliseconds in which a server answers; after them the edition that was known goes on. */
const PATIENCE = 1000;

/** Remembers the current edition, so that each call can ask for it, also while the database is away. */
export class EditionReader {
  readonly #query: (sql: string) => Promise<Edition[]>;
  readonly #freshFor: number;
  #answer: Promise<Edition | undefined> | undefined;
  #askedAt = 0;
  /** The question that the database has not answered yet. */
  #open: Promise<Edition | undefined> | undefined;
  /** What it answered last. */
  #known: Edition | undefined;
  #reachable = true;

  /** @param freshFor milliseconds after which the database is asked again */
  constructor(query: (sql: string) => Promise<Edition[]>, freshFor = FRESH_FOR) {
    this.#query = query;
    this.#freshFor = freshFor;
  }

  current(): Promise<Edition | undefined> {
    const now = performance.now();
    if (!this.#answer || (!this.#open && now - this.#askedAt > this.#freshFor)) {
      const answer = this.#askAgain();
      this.#answer = answer;
      this.#askedAt = now;
      answer.catch(() => {
        if (this.#answer === answer) this.#answer = undefined;
      });
    }
    return this.#answer;
  }

  /** False while the database does not answer which edition is in service. */
  get reachable(): boolean {
    return this.#reachable;
  }

  #askAgain(): Promise<Edition | undefined> {
    const asked: Promise<Edition | undefined> = this.#ask(CURRENT_EDITION).then(
      (found) => {
        if (this.#open !== asked) return found;
        [this.#open, this.#known, this.#reachable] = [undefined, found, true];
        [this.#answer, this.#askedAt] = [asked, performance.now()];
        return found;
      },
      (error) => {
        if (this.#open === asked) this.#open = undefined;
        this.#reachable = !isConnectionFailure(error);
        if (this.#known && !this.#reachable) return this.#known;
        throw error;
      },
    );
    this.#open = asked;
    return this.#known ? this.#orKnown(asked, this.#known) : asked;
  }

  /** The answer, or what was known where it takes too long: a server that is gone may leave a question open for long. */
  async #orKnown(asked: Promise<Edition | undefined>, known: Edition): Promise<Edition | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Edition>((resolve) => {
      timer = setTimeout(() => {
        this.#reachable = false;
        resolve(known);
      }, PATIENCE);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  /** The current edition. Throws NoEditionError or UnreadableEditionError where there is none that this program reads. */
  async inService(): Promise<Edition> {
    const edition = await this.current();
    if (edition) return edition;
    const other = await this.last();
    throw other ? new UnreadableEditionError(other.program) : new NoEditionError();
  }

  /** The edition of any structure that came into service last. */
  last(): Promise<Edition | undefined> {
    return this.#ask(LAST_EDITION);
  }

  /** The id of the edition that a statement reads: the one asked for, else the current one. Throws as `inService` does. */
  async idFor(options: ReadOptions): Promise<number> {
    return options.edition ?? (await this.inService()).id;
  }

  forget(): void {
    [this.#answer, this.#open, this.#known] = [undefined, undefined, undefined];
  }

  async #ask(sql: string): Promise<Edition | undefined> {
    const [found] = await this.#query(sql);
    return found;
  }
}
