/** With this the components' focus management marks the `body` of a page once it is needed, and leaves the mark behind. */
const MARK = 'data-tabster';

let mounted = 0;
let before: string | null = null;

/** Call when a section comes into a page, and what it returns when the section goes: with the last one, `body` is marked as it was before the first. */
export function keepBody(): () => void {
  const { body } = document;
  if (mounted === 0) before = body.getAttribute(MARK);
  mounted += 1;
  return () => {
    mounted -= 1;
    if (mounted > 0) return;
    if (before === null) body.removeAttribute(MARK);
    else body.setAttribute(MARK, before);
  };
}
