/** What a citation names, in words of its language. */
export interface Cited {
  /** What is cited, such as a unit with its code. */
  readonly title: string;
  /** The edition of the data: `edizione …`. */
  readonly edition: string;
  /** Up to when the data are known, or when they were consulted. */
  readonly day: string;
  readonly address: string;
}

/** How a page is cited, where an identity gives no form. */
const USUAL = '{{product}}, {{title}}, {{edition}}, {{day}}, {{address}}';

/** A citation in the form of an identity, in which `{{publisher}}` is the product where nobody is named. */
export function citation(
  form: string | undefined,
  cited: Cited,
  { product, publisher }: { product: string; publisher: string | undefined },
): string {
  const values: Readonly<Record<string, string>> = { ...cited, product, publisher: publisher ?? product };
  return (form ?? USUAL).replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark);
}
