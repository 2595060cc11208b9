/**
 * Names of province codes that have ended and that no current list holds: the Sardinian provinces of 2006-2016 and the
 * territories that Italy had between the wars.
 */
export const FORMER_PROVINCES: readonly { code: string; name: string }[] = [
  { code: '104', name: 'Olbia-Tempio' },
  { code: '105', name: 'Ogliastra' },
  { code: '106', name: 'Medio Campidano' },
  { code: '107', name: 'Carbonia-Iglesias' },
  { code: '701', name: 'Fiume' },
  { code: '702', name: 'Pola' },
  { code: '703', name: 'Zara' },
  { code: '801', name: 'Venezia Giulia' },
  { code: '802', name: 'Venezia Tridentina' },
];
