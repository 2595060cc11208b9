import type { Archive } from '@territori/edition/archive/Archive';
import type { EditionModel } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import type { Language } from '@territori/languages';
import type { Edition } from '@territori/store/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TObject, TSchema } from 'typebox';
import type { Services } from '../../services/services.ts';
import type { Format } from '../formats/format.ts';

/** What a call may read to answer. */
export interface CallContext {
  readonly services: Services;
  readonly edition: Edition;
  /** The name of the edition in addresses, ETags and answers. */
  readonly editionName: string;
  /** The units, their states and their changes in memory. */
  readonly model: EditionModel;
  /** The bulk files of the editions; null where none are kept. */
  readonly archive: Archive | null;
  readonly language: Language;
  readonly today: Day;
  /** Origin of absolute links. */
  readonly origin: string;
}

/** What calls share: one object for each edition is remembered. */
export interface Sources {
  readonly services: Services;
  /** The bulk files of the editions; null where none are kept. */
  readonly archive: Archive | null;
}

/** Stands for the name of the edition in service in the address of an example. */
export const EDITION = '{edizione}';

/** An example of a call, which the definitions show and the tests run. */
export interface CallExample {
  readonly title: string;
  /** Address from `/api/v1` on, with its parameters. */
  readonly url: string;
  /** The body of a POST. */
  readonly body?: unknown;
}

/** When a call was announced to go away, when it goes, and the address after `/api/v1` of the call that takes its place. */
export interface Deprecation {
  readonly since: Day;
  readonly until: Day;
  readonly successor: string;
}

/** A call of `/api/v1`, as the router, the definitions and the list of calls read it. `listCall` and `itemCall` make one. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Address after `/api/v1`, with `:name` for a part that varies. */
  readonly path: string;
  /** Name of the operation in the definitions, whose texts are `calls.<name>.summary` and `calls.<name>.description`. */
  readonly name: string;
  readonly tag: Tag;
  /** A reference to the description where the text has values. */
  readonly description?: string;
  readonly parts: TObject;
  readonly query: TObject;
  readonly body: TObject | null;
  /** The largest body in bytes, where it is not that of the other calls. */
  readonly largestBody?: number;
  /** The JSON answer. */
  readonly answer: TSchema;
  /** A row of a list, with all its fields. */
  readonly row?: TObject;
  readonly formats: readonly [Format, ...Format[]];
  /** Media type of the answer where it is another than that of its only format. */
  readonly type?: string;
  readonly examples: readonly [CallExample, ...CallExample[]];
  /** Set a year before the call goes away. */
  readonly deprecated?: Deprecation;
  readonly handle: (request: FastifyRequest, reply: FastifyReply, sources: Sources) => Promise<FastifyReply>;
}

export const TAGS = {
  Servizio: 'Call.tags.Servizio',
  Unità: 'Call.tags.Unità',
  Variazioni: 'Call.tags.Variazioni',
  Corrispondenze: 'Call.tags.Corrispondenze',
  Traduzioni: 'Call.tags.Traduzioni',
  Riconciliazione: 'Call.tags.Riconciliazione',
  Confini: 'Call.tags.Confini',
  Archivio: 'Call.tags.Archivio',
} as const;
export type Tag = keyof typeof TAGS;
