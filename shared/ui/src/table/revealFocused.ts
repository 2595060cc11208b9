/** Pixels between what has the focus and what stays in sight: the ring of the focus lies outside the element. */
const ROOM = 4;

/** The cell of the row that stays in sight while the others scroll sideways; undefined where none does, as in a narrow window. */
const pinnedCellOf = (row: Element | null | undefined): Element | undefined =>
  [...(row?.children ?? [])].find((cell) => {
    const { position, left } = getComputedStyle(cell);
    return position === 'sticky' && left === '0px';
  });

/**
 * Scrolls the area of a table so that the element that has just received the focus lies beside the pinned column and below the header. A
 * browser scrolls only to what lies outside the area, not to what lies under them.
 */
export function revealFocused(area: HTMLElement, focused: Element): void {
  const row = focused.closest('tr');
  const { left, top } = focused.getBoundingClientRect();
  const pinned = pinnedCellOf(row);
  if (pinned && !pinned.contains(focused)) {
    const covered = pinned.getBoundingClientRect().right + ROOM - left;
    if (covered > 0) area.scrollLeft -= covered;
  }
  const head = area.querySelector('thead');
  if (row && head && !head.contains(row)) {
    const covered = head.getBoundingClientRect().bottom + ROOM - top;
    // a table that is as high as its rows does not scroll
    if (covered > 0) area.scrollTop -= covered;
  }
}
