import type { Locator } from '@playwright/test';

/**
 * What does not fit the place of an embedded section: parts that reach beyond it, headings that leave their box, and text with a few
 * letters a line. What scrolls inside a region, and what is hidden from view, does not count.
 */
export const misfitsOfPlace = (element: Locator): Promise<string[]> =>
  element.evaluate((host) => {
    const place = host.getBoundingClientRect();
    const misfits: string[] = [];
    const clipped = (part: Element): boolean => {
      for (let at: Element | null = part.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const nameOf = (part: Element) => `<${part.localName}> ${(part.textContent ?? '').trim().slice(0, 40)}`;
    for (const part of host.shadowRoot?.querySelectorAll('[part=page] *') ?? []) {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.closest('svg, dialog, [popover]')) continue;
      const box = part.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || clipped(part)) continue;
      if (box.right > place.right + 1 || box.left < place.left - 1)
        misfits.push(`${nameOf(part)}: from ${Math.round(box.left - place.left)} to ${Math.round(box.right - place.left)} px`);
      for (const text of part.childNodes) {
        const words = text.nodeType === Node.TEXT_NODE ? (text.textContent ?? '').trim() : '';
        if (!words) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        if (lines > 2 && lines > words.split(/[\s/-]+/).length && words.length / lines < 5)
          misfits.push(`${nameOf(part)}: ${words.length} letters on ${lines} lines`);
        if (/^h[1-6]$/.test(part.localName) && boxes.some(({ left, right }) => right > box.right + 1 || left < box.left - 1))
          misfits.push(`${nameOf(part)}: leaves its box`);
      }
    }
    return misfits;
  });
