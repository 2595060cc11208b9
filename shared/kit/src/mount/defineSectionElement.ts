import type { Language, Section } from '@territori/contract';
import type { ColorScheme } from '@territori/ui/theme';
import type { Kit } from '../kit/Kit.ts';
import { type MountOptions, startSection } from './startSection.tsx';

/**
 * Defines `<territori-(id)>`. Attributes: `lang` (`it`, `en`; may change at any time), `api`, `product`, `scheme` (`auto`, `light`, `dark`) and `path`, read when the
 * element enters the page. Event `on-navigate`: `detail.path` is the path and query of the page shown.
 */
export function defineSectionElement(section: Section, name = `territori-${section.manifest.id}`): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = ['lang'];
      #running: { kit: Kit; stop: () => void } | undefined;

      connectedCallback(): void {
        this.#running ??= startSection(section, this.shadowRoot ?? this.attachShadow({ mode: 'open' }), {
          ...readOptions(this),
          language: readLanguage(this),
          onNavigate: (path) => this.dispatchEvent(new CustomEvent('on-navigate', { detail: { path }, bubbles: true, composed: true })),
        });
      }

      disconnectedCallback(): void {
        // an element that is only moved comes back in the same task
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.#running?.stop();
          this.#running = undefined;
        });
      }

      attributeChangedCallback(): void {
        this.#running?.kit.setLanguage(readLanguage(this));
      }
    },
  );
}

function readLanguage(element: HTMLElement): Language {
  return element.lang.toLowerCase().startsWith('en') ? 'en' : 'it';
}

function readOptions(element: HTMLElement): MountOptions {
  const scheme = element.getAttribute('scheme');
  const options = {
    api: element.getAttribute('api'),
    product: element.getAttribute('product'),
    path: element.getAttribute('path'),
    scheme: (['auto', 'light', 'dark'] satisfies ColorScheme[]).find((known) => known === scheme),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value)) as MountOptions;
}
