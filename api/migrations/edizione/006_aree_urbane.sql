-- The municipalities of the functional urban areas, in the compositions of 2011 and of 2021 side by side. The reports of these areas begin in 2018.

create materialized view comune_in_area as
  with area as (
    select unita_id,
           max(codice_fua) filter (where anno = 2011) as codice_fua_2011, max(denominazione_fua) filter (where anno = 2011) as denominazione_fua_2011,
           max(codice_city) filter (where anno = 2011) as codice_city_2011, max(denominazione_city) filter (where anno = 2011) as denominazione_city_2011,
           max(codice_fua) filter (where anno = 2021) as codice_fua_2021, max(denominazione_fua) filter (where anno = 2021) as denominazione_fua_2021,
           max(codice_city) filter (where anno = 2021) as codice_city_2021, max(denominazione_city) filter (where anno = 2021) as denominazione_city_2021
    from area_urbana group by unita_id
  )
  select area.*, c.codice_regione, c.denominazione_regione, c.codice, c.denominazione, c.tratto
  from area join comune_esteso c using (unita_id)
  where c.tratto && daterange('2018-01-01', null);
comment on materialized view comune_in_area is 'Municipalities with the functional urban area and the city they are in, in each composition (null: in none), by interval (tratto)';
-- reports 91, 427, 446, 414, 447
call indicizza('comune_in_area', 'codice_fua_2011 collate "C", codice collate "C"',
  array['codice', 'codice::int', 'denominazione'], array['codice_regione', 'denominazione_regione', 'codice_fua_2011', 'denominazione_fua_2011', 'codice_city_2011', 'denominazione_city_2011'],
  condizione => 'codice_fua_2011 is not null');
call indicizza('comune_in_area', 'codice_city_2011 collate "C", codice collate "C"',
  array['codice', 'codice::int', 'denominazione'], array['codice_regione', 'denominazione_regione', 'codice_city_2011', 'denominazione_city_2011'],
  condizione => 'codice_city_2011 is not null');
call indicizza('comune_in_area', 'codice_fua_2021 collate "C", codice collate "C"',
  array['codice', 'codice::int', 'denominazione'], array['codice_regione', 'denominazione_regione', 'codice_fua_2021', 'denominazione_fua_2021', 'codice_city_2021', 'denominazione_city_2021'],
  condizione => 'codice_fua_2021 is not null');
call indicizza('comune_in_area', 'codice_city_2021 collate "C", codice collate "C"',
  array['codice', 'codice::int', 'denominazione'], array['codice_regione', 'denominazione_regione', 'codice_city_2021', 'denominazione_city_2021'],
  condizione => 'codice_city_2021 is not null');
call indicizza('comune_in_area', 'codice collate "C"',
  array['codice', 'codice::int', 'denominazione'], array['codice_regione', 'denominazione_regione', 'codice_fua_2011', 'denominazione_fua_2011', 'codice_city_2011', 'denominazione_city_2011', 'codice_fua_2021', 'denominazione_fua_2021', 'codice_city_2021', 'denominazione_city_2021']);
analyze comune_in_area;

call conta_per_tratti('comune_in_area_contato', 'comune_in_area',
  array['codice_regione', 'denominazione_regione', 'codice_fua_2011', 'denominazione_fua_2011', 'codice_city_2011', 'denominazione_city_2011',
        'codice_fua_2021', 'denominazione_fua_2021', 'codice_city_2021', 'denominazione_city_2021']);
comment on materialized view comune_in_area_contato is 'How many municipalities (numero) of a region were in an area, by interval (tratto)';
