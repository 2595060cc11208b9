/** Characters of a body that the page shows. */
export const SHOWN_CHARACTERS = 20_000;

/** The text of an answer for the page. */
export interface AnswerText {
  readonly text: string;
  /** True when the text is the beginning of a longer one. */
  readonly cut: boolean;
}

/** Media types whose bytes are text. */
const TEXT = /json|[/+]xml|^text\//;

/** The beginning of a body as text, JSON with a line for each member; undefined for a body that is not text, such as a workbook. */
export async function answerText(body: Blob): Promise<AnswerText | undefined> {
  if (!TEXT.test(body.type)) return undefined;
  const text = await body.text();
  const whole = /json/.test(body.type) && !/ndjson/.test(body.type) ? indented(text) : text;
  return { text: whole.slice(0, SHOWN_CHARACTERS), cut: whole.length > SHOWN_CHARACTERS };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
