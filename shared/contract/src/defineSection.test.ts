import { describe, expect, it } from 'vitest';
import { CONTRACT } from './contractNumber.ts';
import { defineSection } from './defineSection.ts';
import type { SectionManifest } from './manifest.ts';
import type { MessageKey } from './messages.ts';

const manifest: SectionManifest = { id: 'prova', routes: ['/prova'], title: { it: 'Prova', en: 'Trial' } };
const page = async () => ({ default: () => null });
const it_ = { titolo: 'Titolo', righe_one: '{{count}} riga', righe_other: '{{count}} righe' };
const en = { titolo: 'Title', righe_one: '{{count}} row', righe_other: '{{count}} rows' };

describe('defineSection', () => {
  it('adds the number of the contract it was built with', () => {
    const section = defineSection({ manifest, messages: { it: it_, en }, routes: [{ path: '', title: 'titolo', page }] });
    expect(section).toMatchObject({ contract: CONTRACT, manifest, messages: { it: it_, en } });
  });

  it('rejects mistakes at compile time', () => {
    // @ts-expect-error English lacks a key
    defineSection({ manifest, messages: { it: it_, en: { titolo: 'Title' } }, routes: [] });
    // @ts-expect-error a title is a key of the texts
    defineSection({ manifest, messages: { it: it_, en }, routes: [{ path: '', title: 'titoli', page }] });
    // @ts-expect-error a path begins below the section
    defineSection({ manifest, messages: { it: it_, en }, routes: [{ path: '/body', page }] });
    // @ts-expect-error and ends without a slash
    defineSection({ manifest, messages: { it: it_, en }, routes: [{ path: 'body/', page }] });
    // @ts-expect-error a page is a module with a default export
    defineSection({ manifest, messages: { it: it_, en }, routes: [{ path: '', page: async () => ({}) }] });
    // @ts-expect-error a section owns at least one path
    const nowhere: SectionManifest = { ...manifest, routes: [] };
    expect(nowhere.routes).toEqual([]);
  });

  it('has the key of a plural without its suffix', () => {
    const keys: MessageKey<typeof it_>[] = ['titolo', 'righe'];
    // @ts-expect-error the plural forms are not keys by themselves
    const form: MessageKey<typeof it_> = 'righe_one';
    expect([...keys, form]).toHaveLength(3);
  });
});
