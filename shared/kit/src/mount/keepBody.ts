/** The attribute with which the components' focus management marks the `body` of a page; it never removes the mark. */
const MARK = 'data-tabster';

let mounted = 0;
let before: string | null = null;

/**
 * Call it when a section is mounted, and call the function it returns when the section is removed: after the last
 * section, `body` has the mark that it had before the first.
 */
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
