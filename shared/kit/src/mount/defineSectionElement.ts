import type { Language, Section } from '@territori/contract';
import type { ColorScheme } from '@territori/ui/theme';
import { leaveToSection } from './leaveToSection.ts';
import type { MountedSection, MountOptions } from './MountOptions.ts';
import { startSection } from './startSection.tsx';

/** The option of each attribute, and how its text is read. */
const attributes = {
  lang: (value) => ({ language: readLanguage(value) }),
  api: (value) => ({ api: value || undefined }),
  product: (value) => ({ product: value || undefined }),
  scheme: (value) => ({ scheme: schemes.find((scheme) => scheme === value) }),
  path: (value) => ({ path: value || undefined }),
} satisfies Record<string, (value: string | null) => Parameters<MountedSection['update']>[0]>;

const schemes: readonly ColorScheme[] = ['auto', 'light', 'dark'];
const names = Object.keys(attributes) as (keyof typeof attributes)[];

/**
 * Defines `<territori-(id)>`. Attributes: `lang` (`it`, `en`), `api`, `product`, `scheme` (`auto`, `light`, `dark`) and
 * `path`; each may change at any time. Event `on-navigate`: `detail.path` is the path and query of the page shown.
 */
export function defineSectionElement(section: Section, name = `territori-${section.manifest.id}`): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = names;
      #running: MountedSection | undefined;
      #giveBack: (() => void) | undefined;

      connectedCallback(): void {
        this.#giveBack ??= leaveToSection(this);
        this.#running ??= startSection(section, this.shadowRoot ?? this.attachShadow({ mode: 'open' }), {
          ...readOptions(this),
          onNavigate: (path) => this.dispatchEvent(new CustomEvent('on-navigate', { detail: { path }, bubbles: true, composed: true })),
        });
      }

      disconnectedCallback(): void {
        // a moved element is connected again in the same task
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.#running?.();
          this.#running = undefined;
          this.#giveBack?.();
          this.#giveBack = undefined;
        });
      }

      attributeChangedCallback(attribute: (typeof names)[number], _before: string | null, value: string | null): void {
        this.#running?.update(attributes[attribute](value));
      }
    },
  );
}

function readLanguage(value: string | null): Language {
  return value?.toLowerCase().startsWith('en') ? 'en' : 'it';
}

function readOptions(element: HTMLElement): MountOptions {
  const options = Object.assign({}, ...names.map((name) => attributes[name](element.getAttribute(name)))) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
