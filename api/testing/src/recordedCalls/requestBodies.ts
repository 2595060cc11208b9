export const BODY_WITHOUT_FILTERS = '{"orderFields":[],"orderDirects":[],"pFilterFields":[],"pFilterValues":[]}';
export const JSON_PATCH_HEADERS = { 'content-type': 'application/json-patch+json' };
export const JSON_HEADERS = { 'content-type': 'application/json' };
