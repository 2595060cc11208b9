/**
 * Where our name may stand under another identity, because it does not name a portal there, each with the reason. Anywhere else it is a
 * fault.
 */
export const TECHNICAL_NAMES: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /unit(à|&agrave;|a|\\u00e0)'? territoriali/gi, reason: 'the ordinary words for territorial units' },
  {
    pattern: /(?<=\b(?:i|dei|nei|sui|ai|dai|due|altri|loro|di|più) )territori\b/g,
    reason: 'the ordinary word for territories, in small letters',
  },
  { pattern: /@territori\/[\w-]+/g, reason: 'the scope of the packages: developers import it, no visitor reads it' },
  {
    pattern: /<?\/?\bterritori-[a-z]+(-[a-z]+)*/g,
    reason: 'custom elements: other sites contain these tags, whoever publishes the portal',
  },
  {
    pattern: /\bterritori:(resize|navigate)\b/g,
    reason: 'messages of a frame to the page around it, as the guide for integrators names them',
  },
  { pattern: /\bterritori\.[a-z][\w.]*/g, reason: 'keys in the storages of the browser' },
  { pattern: /\bhttps?:\/\/territori\.example\b[^\s"'<]*/g, reason: 'the origin of the portal that a test serves' },
  { pattern: /\btag:territori\.example,/g, reason: 'the same origin in the ids of a feed' },
];
