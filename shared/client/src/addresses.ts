// Made of the definitions of the API: `npx vitest run scripts/client -u` writes it again.

/** Method and path of every call, by its name in the definitions. */
export const addresses = {
  risorse: { method: 'GET', path: '/api/v1' },
  unita: { method: 'GET', path: '/api/v1/unita' },
  unita_per_id: { method: 'GET', path: '/api/v1/unita/{id}' },
  versioni: { method: 'GET', path: '/api/v1/unita/{id}/versioni' },
  variazioni_di_unita: { method: 'GET', path: '/api/v1/unita/{id}/variazioni' },
  origini: { method: 'GET', path: '/api/v1/unita/{id}/origini' },
  destini: { method: 'GET', path: '/api/v1/unita/{id}/destini' },
  genealogia: { method: 'GET', path: '/api/v1/unita/{id}/genealogia' },
  dimensioni: { method: 'GET', path: '/api/v1/unita/{id}/dimensioni' },
  codici: { method: 'GET', path: '/api/v1/codici/{codice}' },
  variazioni: { method: 'GET', path: '/api/v1/variazioni' },
  conteggi_variazioni: { method: 'GET', path: '/api/v1/variazioni/conteggi' },
  corrispondenze: { method: 'GET', path: '/api/v1/corrispondenze' },
  confronto: { method: 'GET', path: '/api/v1/confronto' },
  traduzioni: { method: 'POST', path: '/api/v1/traduzioni' },
  confini: { method: 'GET', path: '/api/v1/confini' },
  confini_file: { method: 'GET', path: '/api/v1/confini/{file}' },
  variazioni_atom: { method: 'GET', path: '/api/v1/variazioni.atom' },
  novita: { method: 'GET', path: '/api/v1/novita' },
  archivio: { method: 'GET', path: '/api/v1/archivio' },
} as const;
