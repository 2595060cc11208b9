/** The kinds of change by the codes of the API, in the order of lists. */
export const CHANGE_KINDS = ['CS', 'ES', 'CD', 'AP', 'RN', 'AQ', 'CE', 'AQES', 'CECS', 'AS', 'PV'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What the API calls a change whose kind no source gives. */
export const UNSPECIFIED = 'non_specificata';

export const isChangeKind = (code: string | null): code is ChangeKind => (CHANGE_KINDS as readonly (string | null)[]).includes(code);
