import { ZipPassThrough } from 'fflate';

/**
 * Compresses a part of a file as raw deflate that ends at a byte, so that the parts behind each other are one stream.
 * @param last true for the part that ends the stream
 */
export type Deflate = (part: Uint8Array, last: boolean) => Uint8Array<ArrayBuffer>;

/** The number of deflate among the compressions of a ZIP. */
const DEFLATE_METHOD = 8;

/** A file of a ZIP that something else than fflate compresses. */
export class DeflatedElsewhere extends ZipPassThrough {
  override compression = DEFLATE_METHOD;
  readonly #deflate: Deflate;

  constructor(name: string, deflate: Deflate) {
    super(name);
    this.#deflate = deflate;
  }

  protected override process(part: Uint8Array, last: boolean): void {
    this.ondata(null, this.#deflate(part, last), last);
  }
}
