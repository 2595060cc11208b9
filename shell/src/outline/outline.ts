/** What a visitor typed into the search of the outline, before the portal was there. */
export interface Typed {
  readonly text: string;
  readonly selection: readonly [start: number, end: number];
  /** Whether the visitor was in the field. */
  readonly focused: boolean;
}

let typed: Typed | undefined;

/** What stands in the search of the outline; undefined where the visitor has not used it, or has sent it. */
function readTypedInOutline(): Typed | undefined {
  const field = document.querySelector<HTMLInputElement>('#waiting input');
  if (!field || field.readOnly) return undefined;
  const focused = document.activeElement === field;
  if (!focused && field.value === '') return undefined;
  return { text: field.value, selection: [field.selectionStart ?? 0, field.selectionEnd ?? 0], focused };
}

/** Whether a visitor has typed into the search of the outline, or is about to. */
export const isOutlineUsed = (): boolean => readTypedInOutline() !== undefined;

/** Takes the outline away; called in the task in which the frame is drawn, so that the visitor sees one of them. */
export function removeOutline(): void {
  typed = readTypedInOutline();
  document.getElementById('waiting')?.remove();
}

/** What was typed into the outline that was taken away, once. */
export function takeTyped(): Typed | undefined {
  const taken = typed;
  typed = undefined;
  return taken;
}
