import { SOURCE_LANGUAGE } from '@territori/languages';
import type { Texts } from './Texts.ts';

const NAMING = ['aria-label', 'placeholder', 'title', 'alt'];

/**
 * Gives `lang="it"` to each element below a root that shows a text which the language on screen lacks, so that screen readers pronounce
 * it, and takes it away when the element shows another text. Nothing is watched in a language that lacks no text. An element with a name
 * (`aria-label`) and content of its own keeps its language: the content would be taken for Italian too.
 */
export function markItalian(root: Node, texts: Texts): () => void {
  const marked = new Set<Element>();
  const isItalian = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && texts.isBorrowed((node as Text).data.trim())) ||
    (element.childElementCount === 0 && NAMING.some((name) => texts.isBorrowed(element.getAttribute(name)?.trim() ?? '')));

  function look(element: Element | null): void {
    if (!element) return;
    const italian = isItalian(element);
    if (italian && !element.hasAttribute('lang')) {
      element.setAttribute('lang', SOURCE_LANGUAGE);
      marked.add(element);
    } else if (!italian && marked.delete(element)) element.removeAttribute('lang');
  }

  function lookBelow(node: Node): void {
    if (node instanceof Element) {
      look(node);
      for (const element of node.querySelectorAll('*')) look(element);
    } else if (node === root) for (const element of (root as ParentNode).querySelectorAll('*')) look(element);
    else look(node.parentElement);
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') {
        if (target instanceof Element) look(target);
        for (const node of addedNodes) lookBelow(node);
      } else look(target instanceof Element ? target : target.parentElement);
    }
    for (const element of marked) if (!element.isConnected) marked.delete(element);
  });
  let watching = false;
  let waiting = false;
  const end = texts.onBorrow(() => {
    if (!watching) observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: NAMING });
    watching = true;
    if (waiting) return;
    waiting = true;
    // after the texts that are read with this one are on screen
    requestAnimationFrame(() => {
      waiting = false;
      lookBelow(root);
    });
  });
  return () => {
    end();
    observer.disconnect();
    for (const element of marked) element.removeAttribute('lang');
    marked.clear();
  };
}
