/** What can happen to a unit, by the letters that the institute's files use. */
export type ChangeKind = 'CS' | 'ES' | 'CD' | 'AP' | 'RN' | 'AQ' | 'CE' | 'AQES' | 'CECS' | 'PV' | 'AS';
