import { VERSION } from '@territori/store/version';
import { Conformance, Landing } from '@territori/wire/v1/ogc';
import { Type } from 'typebox';
import { message } from '../../../message.ts';
import { openapi30 } from '../../ogc/openapi30.ts';
import type { Call } from '../Call.ts';
import { jsonAnswer, OGC_JSON, OGC_OPENAPI, ogcCall } from './ogcCall.ts';
import { ogcCollection, ogcCollections } from './ogcCollections.ts';
import { ogcItem, ogcItems } from './ogcItems.ts';
import { ogcAddress, ogcLink } from './ogcLink.ts';

const CONFORMANCE_CLASSES = ['core', 'oas30', 'geojson'].map((name) => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`);

const ogcLanding = ogcCall({
  path: '',
  name: 'ogc',
  answer: Landing,
  examples: [{ title: 'ogc.example.landingPage', url: '/ogc' }],
  find: (given, context) =>
    jsonAnswer({
      title: context.services.identity.product,
      description: message.in(context.language)('ogc.description'),
      links: [
        ogcLink(ogcAddress(context, '', given), 'self', OGC_JSON, context.services.identity.product),
        ogcLink(ogcAddress(context, '/api', given), 'service-desc', OGC_OPENAPI, 'OpenAPI 3.0'),
        ogcLink(`${context.origin}/#/apidetail`, 'service-doc', 'text/html', 'API'),
        ogcLink(ogcAddress(context, '/conformance', given), 'conformance', OGC_JSON, 'Conformance'),
        ogcLink(ogcAddress(context, '/collections', given), 'data', OGC_JSON, 'Collections'),
      ],
    }),
});

const ogcDefinition = ogcCall({
  path: '/api',
  name: 'ogc_api',
  answer: Type.Unknown(),
  examples: [{ title: 'ogc.example.definitions', url: '/ogc/api' }],
  type: OGC_OPENAPI,
  find: (_given, { origin, services }) => jsonAnswer(openapi30(origin, VERSION, services.identity)),
});

const ogcConformance = ogcCall({
  path: '/conformance',
  name: 'ogc_conformance',
  answer: Conformance,
  examples: [{ title: 'ogc.example.classes', url: '/ogc/conformance' }],
  find: () => jsonAnswer({ conformsTo: CONFORMANCE_CLASSES }),
});

/** The calls of OGC API Features. */
export const OGC_CALLS: readonly Call[] = [ogcLanding, ogcDefinition, ogcConformance, ogcCollections, ogcCollection, ogcItems, ogcItem];
