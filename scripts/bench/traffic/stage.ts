/** A server of the whole portal on one origin, to be measured. */
export interface Stage {
  readonly origin: string;
  /** Its processes, by their role. */
  readonly processes: Readonly<Record<'api' | 'nginx' | 'postgres', readonly number[]>>;
  stop(): Promise<void>;
}
