/**
 * Names that everyone uses and that are no official ones, each with the official name. Whoever runs the portal adds to this list: a name
 * that the history knows as it stands is never looked up here.
 */
export const ALIASES: Readonly<Record<string, string>> = {
  'Reggio Emilia': 'Reggio nell’Emilia',
  'Reggio Calabria': 'Reggio di Calabria',
  'Roma Capitale': 'Roma',
  'Puegnago sul Garda': 'Puegnago del Garda',
  Rijeka: 'Fiume',
  Zadar: 'Zara',
  Pula: 'Pola',
};
