import type { Language, PortalConfig, SectionManifest } from '@territori/contract';
import { createKit } from '../kit/createKit.ts';
import type { Kit } from '../kit/Kit.ts';
import { type FakeAnswer, type FakeAnswers, type FakeApi, fakeApi } from './fakeApi.ts';

export interface FakeKitOptions {
  readonly language?: Language;
  /** What differs from a portal in production. */
  readonly config?: Partial<PortalConfig>;
  /** What the API answers; see `fakeApi`. */
  readonly api?: FakeAnswers;
  /** The answer to every call that is not declared; by default 404. */
  readonly otherwise?: FakeAnswer;
  /** The sections that can be linked to. */
  readonly sections?: readonly SectionManifest[];
  readonly goBack?: () => void;
}

/** A real kit on a fake network, with nothing kept. Calls go to `https://api.test`. */
export function fakeKit({ language = 'it', config, api = {}, otherwise, sections = [], goBack = () => {} }: FakeKitOptions = {}): {
  kit: Kit;
  api: FakeApi;
} {
  const network = fakeApi(api, otherwise);
  const kit = createKit({
    config: { product: 'Territori', api: 'https://api.test', ...config },
    language,
    storage: null,
    goBack,
    fetch: network.fetch,
  });
  kit.directory.manifests = Object.fromEntries(sections.map((manifest) => [manifest.id, manifest]));
  return { kit, api: network };
}
