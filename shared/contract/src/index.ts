export { CONTRACT } from './contract-number.ts';
export { defineSection } from './defineSection.ts';
export type { Language, Localized } from './language.ts';
export type { SectionManifest, SectionNav } from './manifest.ts';
export type { MessageKey, Messages } from './messages.ts';
export type { PortalConfig } from './portal-config.ts';
export type { PublishedSection, SharedVersions } from './published-section.ts';
export type { Registry, RegistryEntry } from './registry.ts';
export type { Section, SectionRoute } from './section.ts';
