import { type Choices, CORNERS, TYPEFACES } from './choices.ts';

/** Where a section is published. */
export interface Publication {
  readonly title: string;
  /** Address of `embed.js`. */
  readonly script: string;
  /** Address of the API. */
  readonly api: string;
  /** Address of the section's page for frames. */
  readonly frame: string;
  /** Address of the section in the portal, for a page in which the script does not run. */
  readonly page: string;
}

/** The custom element of a section. */
export const elementName = (section: string): string => `territori-${section}`;

/** The element's attributes without those that equal their default. */
export function attributesOf({ language, scheme, path }: Choices, api: string): Record<string, string> {
  return { lang: language, api, ...(scheme !== 'auto' && { scheme }), ...(path && { path }) };
}

const darker = (colour: string, percent: number) => `color-mix(in srgb, ${colour}, black ${percent}%)`;

/** The theme's custom properties for the choices. */
export function propertiesOf({ buttons, links, corners, typeface, flush }: Choices): Record<string, string> {
  return {
    ...(buttons && {
      '--colorBrandBackground': buttons,
      '--colorBrandBackgroundHover': darker(buttons, 15),
      '--colorBrandBackgroundPressed': darker(buttons, 30),
      '--colorCompoundBrandBackground': buttons,
      '--colorCompoundBrandBackgroundHover': darker(buttons, 15),
    }),
    ...(links && {
      '--colorBrandForeground1': links,
      '--colorBrandForegroundLink': links,
      '--colorBrandForegroundLinkHover': links,
      '--colorBrandForegroundLinkPressed': links,
    }),
    ...(corners && { '--borderRadiusMedium': CORNERS[corners] }),
    ...(typeface && { '--fontFamilyBase': TYPEFACES[typeface] }),
    ...(flush && { '--pageGutter': '0px' }),
  };
}

const snippetEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapedForSnippet = (text: string) => text.replace(/[&<>"]/g, (character) => snippetEntities[character] as string);

/** The code for the page: the script, and the element with a link for pages without scripts. */
export function htmlSnippet(choices: Choices, { title, script, api, page }: Publication): string {
  const name = elementName(choices.section);
  const attributes = Object.entries(attributesOf(choices, api)).map(([attribute, value]) => ` ${attribute}="${escapedForSnippet(value)}"`);
  return [
    `<script type="module" src="${escapedForSnippet(script)}"></script>`,
    `<${name}${attributes.join('')}>`,
    `  <a href="${escapedForSnippet(page)}">${escapedForSnippet(title)}</a>`,
    `</${name}>`,
  ].join('\n');
}

/** The code for the page's style sheet; empty when nothing was chosen. */
export function cssSnippet(choices: Choices): string {
  const declarations = Object.entries(propertiesOf(choices)).map(([name, value]) => `  ${name}: ${value};\n`);
  return declarations.length === 0 ? '' : `${elementName(choices.section)} {\n${declarations.join('')}}`;
}

/** The sources that the page's content security policy must allow. */
export function policySnippet({ script, api }: Publication): string {
  const files = new URL(script).origin;
  return `script-src ${files};\nconnect-src ${new URL(api).origin};\nworker-src blob: ${files};`;
}

/** The code for the page's head: the browser asks for the script and opens the connection to the API before it reaches the element. */
export function headSnippet({ script, api }: Publication): string {
  return `<link rel="modulepreload" href="${escapedForSnippet(script)}">\n<link rel="preconnect" href="${new URL(api).origin}" crossorigin>`;
}

/** The code for a page that cannot run modules: a frame, whose address holds the attributes and the theme's properties. */
export function frameSnippet(choices: Choices, { title, frame }: Publication): string {
  const { api: _ofThePortal, ...attributes } = attributesOf(choices, '');
  const address = `${frame}?${new URLSearchParams({ ...attributes, ...propertiesOf(choices) })}`;
  return `<iframe src="${escapedForSnippet(address)}" title="${escapedForSnippet(title)}" width="100%" height="800" style="border: 0"></iframe>`;
}
