/** What a visitor typed into the search of the outline, before the portal was there. */
export interface Typed {
  readonly text: string;
  readonly selection: readonly [start: number, end: number];
  /** Whether the visitor was in the field. */
  readonly focused: boolean;
}

let typed: Typed | undefined;

/** Takes the outline away; called in the task in which the frame is drawn, so that the visitor sees one of them. */
export function removeOutline(): void {
  const outline = document.getElementById('waiting');
  const field = outline?.querySelector('input');
  if (field)
    typed = {
      text: field.value,
      selection: [field.selectionStart ?? 0, field.selectionEnd ?? 0],
      focused: document.activeElement === field,
    };
  outline?.remove();
}

/** What was typed into the outline that was taken away, once. */
export function takeTyped(): Typed | undefined {
  const taken = typed;
  typed = undefined;
  return taken;
}
