/** Navigation state that names the element of the new page to focus instead of its heading. */
export interface FocusState {
  readonly focus: string;
}

/** Milliseconds that the element may take to appear. */
const LIMIT_MS = 5_000;

/** Moves focus and view to the element with this id, as soon as its page shows it. */
export function focusWhenThere(id: string): void {
  if (focus(id)) return;
  const watch = new MutationObserver(() => {
    if (focus(id)) stop();
  });
  const timer = setTimeout(() => stop(), LIMIT_MS);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
}

function focus(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
  element.scrollIntoView();
  return true;
}
