const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Takes what a page has put inside a section's element, such as a link for browsers without scripts, out of the order of Tab. It is not
 * shown beside the section's shadow tree, yet Chromium skips the whole tree of some sections when it finds such a link. Returns what
 * restores it.
 */
export function leaveToSection(host: HTMLElement): () => void {
  const taken = [...host.querySelectorAll(FOCUSABLE)].map((element) => ({ element, before: element.getAttribute('tabindex') }));
  for (const { element } of taken) element.setAttribute('tabindex', '-1');
  return () => {
    for (const { element, before } of taken) {
      if (before === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', before);
    }
  };
}
