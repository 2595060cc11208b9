-- What an edition says of itself to visitors is in both languages, and an edition says what it lacks and which files were left out.

alter table portale.edizione
  add column escluse jsonb not null default '[]',
  add column mancanze jsonb not null default '[]';
comment on column portale.edizione.escluse is 'Files that were found and left out: [{ file, impronta, report, aggiunto, motivo, danneggiato, fatto }]; motivo is in English, for the operator';
comment on column portale.edizione.mancanze is 'Kinds of facts that no file holds, or whose file is damaged: [{ fatto, file }]; file is null unless it is damaged';

-- descriptions and licences were texts in Italian
update portale.edizione set fonti = (
  select coalesce(jsonb_agg(
    fonte || jsonb_build_object(
      'descrizione', jsonb_build_object('it', fonte -> 'descrizione', 'en', fonte -> 'descrizione'),
      'licenza', jsonb_build_object('it', fonte -> 'licenza', 'en', fonte -> 'licenza')
    ) order by posizione), '[]')
  from jsonb_array_elements(fonti) with ordinality as e(fonte, posizione)
);
comment on column portale.edizione.fonti is 'Sources: [{ file, descrizione, licenza, url, righe, impronta, report, aggiunto }]; descrizione and licenza are { it, en }; impronta names the bytes in file_caricato; aggiunto is true for a file that an operator added by hand';
