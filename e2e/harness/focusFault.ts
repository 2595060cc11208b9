/**
 * Why a visitor would not see where the keyboard is, undefined where the focus is seen: the element, a control that contains it, or its
 * label has a ring or a frame of two pixels, and nothing lies over it. Runs in the page.
 */
export function focusFault(focused: Element): string | undefined {
  const isClear = (color: string) => color === 'transparent' || /[,/] 0\)$/.test(color);
  const hasRing = (element: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle, borderTopWidth, borderTopColor, content } = getComputedStyle(
      element,
      pseudo,
    );
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear(outlineColor);
    if (!pseudo) return outlined;
    const framed = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 2 && !isClear(borderTopColor);
    return content !== 'none' && (outlined || framed);
  };
  const near: Element[] = [...((focused as HTMLInputElement).labels ?? [])];
  for (let element: Element | null = focused; element && near.length < 5; element = element.parentElement) near.push(element);
  // the sibling that draws the box of a radio button or a checkbox
  if (focused.nextElementSibling) near.push(focused.nextElementSibling);
  const what = focused.outerHTML.slice(0, 120);
  if (!near.some((element) => hasRing(element) || hasRing(element, '::after') || hasRing(element, '::before'))) return `no ring: ${what}`;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const there = document.elementFromPoint(
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  );
  const seen = there && (near.some((element) => element.contains(there)) || there.contains(focused));
  return seen ? undefined : `covered by ${there?.outerHTML.slice(0, 120)}: ${what}`;
}
