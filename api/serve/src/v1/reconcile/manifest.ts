import type { Manifest } from '@territori/wire/v1/reconcile';
import { message } from '../../message.ts';
import { V1 } from '../addresses.ts';
import type { CallContext } from '../calls/Call.ts';
import { MATCHED_LEVELS } from './Matcher.ts';
import { typeEntry } from './typesAndProperties.ts';

/** What a client of the protocol reads first. @param path of the service, below the origin */
export function manifest({ origin, language, services }: Pick<CallContext, 'origin' | 'language' | 'services'>, path: string): Manifest {
  const t = message.in(language);
  const address = `${origin}${path}`;
  const suggest = (what: string) => ({ service_url: address, service_path: `/suggest/${what}` });
  return {
    versions: ['0.1', '0.2'],
    name: t('reconcile.name', { product: services.identity.product }),
    identifierSpace: `${origin}${V1}/unita/`,
    schemaSpace: `${origin}${V1}/reconcile/`,
    defaultTypes: MATCHED_LEVELS.map((level) => typeEntry(level, language)),
    documentation: `${origin}/#/apidetail`,
    view: { url: `${origin}/#/storia_ua/{{id}}` },
    preview: { url: `${address}/preview?id={{id}}`, width: 400, height: 130 },
    suggest: { entity: suggest('entity'), property: suggest('property'), type: suggest('type') },
    extend: {
      propose_properties: { service_url: address, service_path: '/extend/propose' },
      property_settings: [
        {
          name: 'data',
          label: t('reconcile.day'),
          type: 'text',
          default: '',
          help_text: t('reconcile.day.help'),
        },
        {
          name: 'al',
          label: t('reconcile.successorDay'),
          type: 'text',
          default: '',
          help_text: t('reconcile.successorDay.help'),
        },
      ],
    },
  };
}
