/** Something that serves the whole portal on one origin, to be measured. */
export interface Stage {
  readonly origin: string;
  /** The processes that it is made of, by what they are. */
  readonly processes: Readonly<Record<'api' | 'nginx' | 'postgres', readonly number[]>>;
  stop(): Promise<void>;
}
