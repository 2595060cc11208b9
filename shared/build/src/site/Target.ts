/** Where a site lives: a folder, or an object store that can create an object only if it is not there. */
export interface Target {
  /** Text of a file; undefined when there is none. */
  read(path: string): Promise<string | undefined>;
  /** The names directly below a path. */
  list(path: string): Promise<string[]>;
  /** Puts a file there only if there is none yet, in one step. Resolves to whether it did. */
  create(path: string, content: string): Promise<boolean>;
  /** Replaces a file in one step: a reader sees the old one or the new one. */
  replace(path: string, content: string): Promise<void>;
  /**
   * Puts a folder of files there; a file that is already there is left as it is, since nothing published ever changes.
   * @param except names of files that stay behind
   */
  upload(path: string, directory: string, except?: readonly string[]): Promise<void>;
}
