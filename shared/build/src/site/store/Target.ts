import { howToRaise } from '../../remedies.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';

/** Where a site lives: a folder, or an object store that can create an object only if it is not there. */
export interface Target {
  /** How people find a file: its path, or its address in the store. */
  placeOf(path: string): string;
  /** Throws ReleaseRefused when nothing can be released here, before a release is built. */
  refuseUnfit(): Promise<void>;
  /** Text of a file; undefined when it does not exist. */
  read(path: string): Promise<string | undefined>;
  /** The names directly below a path. */
  list(path: string): Promise<string[]>;
  /** Creates a file in one step, only if it does not exist. Resolves to whether it was created. */
  create(path: string, content: string): Promise<boolean>;
  /** Replaces a file in one step: a reader sees the old one or the new one. */
  replace(path: string, content: string): Promise<void>;
  /**
   * Uploads a folder of files. An existing file must have the same content, since published files never change: throws
   * PublishedFileDiffers otherwise.
   * @param except names of files that are not uploaded
   */
  upload(path: string, directory: string, except?: readonly string[]): Promise<void>;
  /** Copies every file below a path into a folder of this machine, at the same paths. */
  download(path: string, directory: string): Promise<void>;
}

/**
 * Thrown when a version already exists with other content: it was released from other sources, or such a release was
 * interrupted or lost against another.
 */
export class PublishedFileDiffers extends ReleaseRefused {
  override readonly name = 'PublishedFileDiffers';

  readonly path: string;

  constructor(path: string) {
    super(`${path} already exists with other content. Published files never change: raise the version. ${howToRaise}`);
    this.path = path;
  }
}

/**
 * A compressed copy is beside its file, under its name with `.br` or `.gz`. Its bytes may differ from an existing copy,
 * because the content is the same.
 */
export const withoutCompression = (path: string): string => path.replace(/\.(br|gz)$/, '');
export const isCompression = (path: string): boolean => path !== withoutCompression(path);
