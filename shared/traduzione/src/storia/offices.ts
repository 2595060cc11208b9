import type { Level } from './Storia.ts';

/** What people write before the name of a unit: "Provincia di Milano", "Città metropolitana di Roma", "Comune di Agliè". */
export const OFFICES: Readonly<Record<Level, RegExp>> = {
  uts: /^\s*(libero consorzio comunale|citt(à|a'?) metropolitana|provincia)( autonoma)?( di| del| della| dell'?)?\s+/i,
  regione: /^\s*regione\s+(autonoma\s+)?/i,
  comune: /^\s*(comune|municipio|citt(à|a'?))\s+(di|del|della|dell'|d')\s*/i,
};
