import type { Database } from '../database/index.ts';

/**
 * Multiplies the municipalities of the current edition: copies of each, with ids and codes of their own, in the same provinces. For measuring only; the edition is
 * no longer what its files say.
 */
export async function multiplyHistory(database: Database, times: number): Promise<void> {
  const edition = await database.edition();
  if (!edition) return;
  await database.transaction(async (transaction) => {
    await transaction.run(`set local search_path = edizione_${edition.id}, portale, public`);
    const copies = `generate_series(1, ${times - 1}) k`;
    await transaction.run(`
      insert into unita (id, livello) select u.id + k * 100000000, u.livello from unita u, ${copies} where u.livello = 'comune';
      insert into versione (id, unita_id, livello, codice, denominazione, denominazione_it, denominazione_altra, uts_id, regione_id, ripartizione_id, sigla, codice_catastale, certezza, validita)
        select id + k * 10000000, unita_id + k * 100000000, livello, k || codice, denominazione, denominazione_it, denominazione_altra, uts_id, regione_id, ripartizione_id, sigla, codice_catastale, certezza, validita
        from versione, ${copies} where livello = 'comune';
      insert into attributi (unita_id, validita, codice_uts, tipo, codice_fiscale, capoluogo_uts, capoluogo_regione, nuts1, nuts2, nuts3, certezza)
        select a.unita_id + k * 100000000, a.validita, a.codice_uts, a.tipo, a.codice_fiscale, a.capoluogo_uts, a.capoluogo_regione, a.nuts1, a.nuts2, a.nuts3, a.certezza
        from attributi a join unita u on u.id = a.unita_id and u.livello = 'comune' and u.id < 100000000, ${copies};
    `);
    await transaction.run('analyze unita; analyze versione; analyze attributi');
  });
}
