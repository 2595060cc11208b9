/**
 * Names in use that are not official, in Italian and in other languages, each with the official name. Whoever runs the portal adds to this
 * list: a name that the history knows as it stands is never looked up here.
 */
export const ALIASES: Readonly<Record<string, string>> = {
  'Reggio Emilia': 'Reggio nell’Emilia',
  'Reggio Calabria': 'Reggio di Calabria',
  'Roma Capitale': 'Roma',
  'Puegnago sul Garda': 'Puegnago del Garda',
  Rome: 'Roma',
  Milan: 'Milano',
  Turin: 'Torino',
  Naples: 'Napoli',
  Florence: 'Firenze',
  Venice: 'Venezia',
  Genoa: 'Genova',
  Padua: 'Padova',
  Mantua: 'Mantova',
  Syracuse: 'Siracusa',
  Leghorn: 'Livorno',
  Piedmont: 'Piemonte',
  Lombardy: 'Lombardia',
  Tuscany: 'Toscana',
  Latium: 'Lazio',
  Apulia: 'Puglia',
  Sicily: 'Sicilia',
  Sardinia: 'Sardegna',
  Rijeka: 'Fiume',
  Zadar: 'Zara',
  Pula: 'Pola',
};
