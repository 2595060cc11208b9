import { ReleaseRefused } from './ReleaseRefused.ts';

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
   * Puts a folder of files there. A file that is already there must be the same, since nothing published ever changes: throws PublishedFileDiffers otherwise.
   * @param except names of files that stay behind
   */
  upload(path: string, directory: string, except?: readonly string[]): Promise<void>;
  /** Copies every file below a path into a folder of this machine, at the same paths. */
  download(path: string, directory: string): Promise<void>;
}

/** Thrown when a version stands there with other content: it was released from other sources, or such a release was cut off or lost against another. */
export class PublishedFileDiffers extends ReleaseRefused {
  override readonly name = 'PublishedFileDiffers';

  constructor(path: string) {
    super(
      `${path} is there already, with other content. Nothing published ever changes: raise the version (npx changeset, npx changeset version).`,
    );
  }
}

/** A compression lies beside its file, under its name and `.br` or `.gz`. It says the same in whatever bytes it does, so that it may differ from one that is there. */
export const withoutCompression = (path: string): string => path.replace(/\.(br|gz)$/, '');
export const isCompression = (path: string): boolean => path !== withoutCompression(path);
