import type { Language, Section, SectionManifest } from '@territori/contract';
import type { ColorScheme } from '@territori/ui/theme';
import { leaveToSection } from './leaveToSection.ts';
import type { MountedSection, MountOptions } from './MountOptions.ts';
import type { PortalOfSection } from './PortalOfSection.ts';
import { startSection } from './startSection.tsx';

/** The option of each attribute that every element has, and how its text is read. */
const attributes = {
  lang: (value) => ({ language: readLanguage(value) }),
  api: (value) => ({ api: value || undefined }),
  product: (value) => ({ product: value || undefined }),
  scheme: (value) => ({ scheme: schemes.find((scheme) => scheme === value) }),
  'text-size': (value) => ({ textSize: value === 'page' ? value : undefined }),
  'heading-level': (value) => ({ headingLevel: /^[1-6]$/.test(value ?? '') ? Number(value) : undefined }),
} satisfies Record<string, (value: string | null) => Parameters<MountedSection['update']>[0]>;

const schemes: readonly ColorScheme[] = ['auto', 'light', 'dark'];
const names = Object.keys(attributes) as (keyof typeof attributes)[];

/**
 * The page that an element asks for: its attribute `path`, else the page of the section's own attributes with those that
 * are set. Undefined for the section's home page.
 */
function pathOf(element: HTMLElement, { attributes: own }: SectionManifest): string | undefined {
  const path = element.getAttribute('path');
  if (path || !own) return path || undefined;
  const query = new URLSearchParams();
  for (const [attribute, parameter] of Object.entries(own.parameters)) {
    const value = element.getAttribute(attribute);
    if (value) query.set(parameter, value);
  }
  return query.size > 0 ? `${own.page}?${query}` : undefined;
}

/**
 * Defines `<territori-(id)>`. Attributes: `lang` (`it`, `en`, `de`), `api`, `product`, `scheme` (`auto`, `light`, `dark`),
 * `text-size` (`page`), `heading-level` (1 to 6), `path`, and those of the section's manifest; each may change at any time. Event
 * `on-navigate`: `detail.path` is the path and query of the page shown. Where the section cannot run, the element shows its own content.
 * @param portal what the portal says from which the section comes
 */
export function defineSectionElement(
  section: Section,
  portal?: Promise<PortalOfSection | undefined>,
  name = `territori-${section.manifest.id}`,
): void {
  if (customElements.get(name)) return;
  const { manifest } = section;
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = [...names, 'path', ...Object.keys(manifest.attributes?.parameters ?? {})];
      #running: MountedSection | undefined;
      #giveBack: (() => void) | undefined;

      connectedCallback(): void {
        if (this.#running) return;
        this.#giveBack ??= leaveToSection(this);
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        const options: MountOptions = {
          ...readOptions(this, manifest),
          onNavigate: (path) => this.dispatchEvent(new CustomEvent('on-navigate', { detail: { path }, bubbles: true, composed: true })),
        };
        try {
          root.replaceChildren();
          this.#running = startSection(section, root, options, {
            portal,
            onBroken: (reason) => this.#showOwnContent(root, reason),
          });
        } catch (reason) {
          this.#showOwnContent(root, reason);
        }
      }

      #showOwnContent(root: ShadowRoot, reason: unknown): void {
        console.error(`<${name}> cannot run in this page and shows its own content.`, reason);
        root.append(document.createElement('slot'));
        this.#giveBack?.();
        this.#giveBack = undefined;
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

      attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
        this.#running?.update(isCommon(attribute) ? attributes[attribute](value) : { path: pathOf(this, manifest) });
      }
    },
  );
}

const isCommon = (attribute: string): attribute is keyof typeof attributes => Object.hasOwn(attributes, attribute);

/** The language of a tag as pages write it, without its country; undefined for what is no tag. */
function readLanguage(value: string | null): Language | undefined {
  try {
    return value ? new Intl.Locale(value).language : undefined;
  } catch {
    return undefined;
  }
}

function readOptions(element: HTMLElement, manifest: SectionManifest): MountOptions {
  const options = Object.assign({ path: pathOf(element, manifest) }, ...names.map((name) => attributes[name](element.getAttribute(name))));
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
