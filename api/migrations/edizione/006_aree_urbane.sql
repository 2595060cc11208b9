-- The municipalities of the functional urban areas, in the compositions of 2011 and of 2021 side by side. The reports of these areas begin in 2018.

create materialized view comune_in_area as
  select c.codice_regione, c.denominazione_regione, c.codice, c.denominazione,
         a.codice_fua as codice_fua_2011, a.denominazione_fua as denominazione_fua_2011, a.codice_city as codice_city_2011, a.denominazione_city as denominazione_city_2011,
         b.codice_fua as codice_fua_2021, b.denominazione_fua as denominazione_fua_2021, b.codice_city as codice_city_2021, b.denominazione_city as denominazione_city_2021,
         c.tratto
  from comune_esteso c
  left join area_urbana a on a.unita_id = c.unita_id and a.anno = 2011
  left join area_urbana b on b.unita_id = c.unita_id and b.anno = 2021
  where c.tratto && daterange('2018-01-01', null) and (a.unita_id is not null or b.unita_id is not null);
comment on materialized view comune_in_area is 'Municipalities with the functional urban area and the city they are in, in each composition (null: in none), by interval (tratto)';
-- reports 91 and 446 of the areas, 427 and 414 of the cities
do $$
declare
  anno text;
  parte text;
begin
  foreach anno in array array['2011', '2021'] loop
    foreach parte in array array['fua', 'city'] loop
      call indicizza('comune_in_area', format('codice_%s_%s collate "C", codice collate "C"', parte, anno),
        array['codice', 'codice::int', 'denominazione'],
        array['codice_regione', 'denominazione_regione', 'codice_fua_' || anno, 'denominazione_fua_' || anno, 'codice_city_' || anno, 'denominazione_city_' || anno],
        condizione => format('codice_%s_%s is not null', parte, anno));
    end loop;
  end loop;
end $$;
-- report 447
call indicizza('comune_in_area', 'codice collate "C"',
  array['codice', 'codice::int', 'denominazione'],
  array['codice_regione', 'denominazione_regione', 'codice_fua_2011', 'denominazione_fua_2011', 'codice_city_2011', 'denominazione_city_2011',
        'codice_fua_2021', 'denominazione_fua_2021', 'codice_city_2021', 'denominazione_city_2021']);
analyze comune_in_area;

call conta_per_tratti('comune_in_area_contato', 'comune_in_area',
  array['codice_regione', 'denominazione_regione', 'codice_fua_2011', 'denominazione_fua_2011', 'codice_city_2011', 'denominazione_city_2011',
        'codice_fua_2021', 'denominazione_fua_2021', 'codice_city_2021', 'denominazione_city_2021']);
comment on materialized view comune_in_area_contato is 'How many municipalities (numero) of a region were in an area, by interval (tratto)';
