import type { Fact, FactDates } from '@territori/history/edition/facts';
import type { Localized } from '@territori/languages';
import type { Engine, Pool } from './observed.ts';

/**
 * What distinguishes a file from others: its name, its bytes, the report of which an operator said that its rows are,
 * and whether an operator added it.
 */
export interface FileIdentity {
  /** Name of the file, without its folder. */
  file: string;
  /** SHA-256 of its bytes; null for a file of the portal's packages and for a file that could not be opened. */
  impronta: string | null;
  /** Id of the report whose rows an operator said these are, else null. */
  report: number | null;
  /** True for a file that an operator added by hand to the edition in service: it stays on top of a data folder that is loaded later. */
  aggiunto: boolean;
}

/** What a source says otherwise than the one before it: how many of its rows, and the codes of the municipalities that they are about. */
export interface SourceNews {
  aggiunti: number;
  corretti: number;
  ritirati: number;
  comuni: string[];
}

/** A file that went into an edition. The database keeps its bytes under its hash. */
export interface Source extends FileIdentity {
  /** What it is. */
  descrizione: Localized;
  licenza: Localized;
  /** Where it is published, null where it is published nowhere. */
  url: string | null;
  righe: number;
  /** What changed against the edition before, where both are made of the record and the file is new. */
  novita?: SourceNews;
}

/** A file that was found and is not in the edition. */
export interface LeftOutFile extends FileIdentity {
  /** Why, in English: the operator reads it. */
  motivo: string;
  /** True when the file holds data that could not be read, false when it is not a source. */
  danneggiato: boolean;
  /** The kind of fact that a damaged file holds, where its header says so. */
  fatto: Fact | null;
}

/** A kind of fact that an edition does not hold, or not whole. */
export interface Lack {
  fatto: Fact;
  /** The damaged file that holds such facts; null when no file holds them. */
  file: string | null;
}

/**
 * Who chose the files of an edition, those added to it aside: an operator by hand, the folder of PORTALE_DATI, the
 * official addresses, or nobody (the record that comes with the portal).
 */
export type Origin = 'operatore' | 'cartella' | 'ufficiale' | 'incorporata';

/** One completed load of the data. An edition never changes. */
export interface Edition {
  /** Number of the load, in the name of its schema and in what the operator reads. */
  id: number;
  name: string;
  /** YYYY-MM-DD: the last day for which the loaded files know of a change. */
  date: string;
  /** The days of the facts that lists of single days give, where they differ from `date`. */
  factDates: FactDates[];
  sources: Source[];
  leftOut: LeftOutFile[];
  lacks: Lack[];
  origin: Origin;
  /** Hash of its files and of the loader. `editionName` makes of it the name that everybody but the operator reads. */
  fingerprint: string;
  /** ISO time at which it came into service: when its load ended, or when it was put back. */
  loadedAt: string;
  /** Fingerprints of other editions that are or were in service. */
  superseded: string[];
  /** Version of the program that wrote it; null for one of a program that did not state it. */
  program: string | null;
}

export type Parameter = string | number | boolean | null | readonly (string | number | boolean | null)[];

/** Where a database is: the address of a server, or the directory of PGlite. */
export type DatabasePlace = { url: string } | { directory: string };

export interface ReadOptions {
  /** The edition to read; the current one when left out. Give it to several reads that must agree. */
  edition?: number;
}

/** Statements inside one transaction, as the owner of the data unless a role was asked for. */
export interface Transaction {
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** Runs a script of several statements, without parameters. */
  run(script: string): Promise<void>;
}

/**
 * The portal's database: a PostgreSQL server or PGlite in a directory, with the same SQL on both.
 * Dates and ranges are read as text, int8 as number, numeric as text, json as values.
 */
export interface Database {
  readonly engine: Engine;
  /** False on a read replica, and for a role that may only read: then nothing is counted. */
  readonly writable: boolean;
  /** False while it does not answer. What was read before goes on being served. */
  readonly reachable: boolean;
  /**
   * From now on the embedded database closes its files when nothing has needed it for so long, and opens them again for the next work: it
   * takes 300 MB while it is open. A server stays as it is.
   */
  closeWhenIdle(milliseconds: number): void;
  /**
   * Opens the files of the embedded database where that has waited (`connect`), and checks them, unless it was closed meanwhile. Throws
   * DamagedDatabaseError, as does what needs them first. A server needs nothing.
   */
  openFiles(): Promise<void>;
  /** Its connections at this moment. */
  pools(): readonly Pool[];
  /**
   * The edition that is served: the newest that this program can read, undefined where there is none. Asked at most once a second; while
   * the database does not answer, it is the one that was served before.
   */
  edition(): Promise<Edition | undefined>;
  /**
   * The edition that is served. Throws NoEditionError before the first load, and UnreadableEditionError where other versions of the portal
   * have loaded one and this one has not.
   */
  inService(): Promise<Edition>;
  /** The edition of any version of the portal that came into service last: this version may be unable to read its tables. */
  lastEdition(): Promise<Edition | undefined>;
  /** Rows of one statement, on the read-only role, with the edition's tables in the search path. */
  read<Row = Record<string, unknown>>(sql: string, parameters?: readonly Parameter[], options?: ReadOptions): Promise<Row[]>;
  /** The first column of the first row as text: for a `json_agg(...)::text` that is sent as it is. */
  readText(sql: string, parameters?: readonly Parameter[], options?: ReadOptions): Promise<string>;
  /** Commits what `work` did, or nothing when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: { role?: 'portale_conteggio' }): Promise<T>;
  /**
   * Lets a thread or another process change the database while this one answers. PGlite gives it a copy, which takes the place of the
   * directory when `work` resolves to true; readers wait only while the copy is made and while it takes that place.
   */
  changeBeside(work: (place: DatabasePlace) => Promise<boolean>): Promise<void>;
  /**
   * Does some work that only one process at a time may do for this database: on a server after those of other machines. The directory of
   * PGlite has one process anyway, also when its database is closed already.
   * @param onWait called when another process does such work
   */
  alone<T>(work: () => Promise<T>, onWait?: () => void): Promise<T>;
  close(): Promise<void>;
}
