create materialized view variazione_comune as
  select e.id, e.data, extract(year from e.data)::int as anno, e.tipo, case when e.scorporo then 1 end as scorporo,
         -- for an extinction the last code, even if the municipality had it for less than a day
         case when e.tipo in ('ES', 'AS') then e.codice else coalesce(e.codice_prima, e.codice) end as codice,
         coalesce(e.denominazione_prima, e.denominazione) as denominazione, v.denominazione_altra,
         coalesce(e.codice_catastale_prima, e.codice_catastale_dopo) as codice_catastale, coalesce(propria.sigla, e.sigla_prima, e.sigla_dopo) as sigla,
         coalesce(propria.codice_uts, prima.codice_uts, dopo.codice_uts) as codice_uts,
         e.codice_relativo, e.denominazione_relativa, e.codice_catastale_relativo, e.sigla_relativa,
         coalesce(relativa.codice_uts, relativa_prima.codice_uts) as codice_uts_relativo, e.certezza_relativa,
         -- also when that state ended on the same day
         coalesce(e.codice_dopo, e.codice) as codice_dopo, coalesce(e.denominazione_dopo, e.denominazione) as denominazione_dopo,
         coalesce(e.sigla_dopo, case e.livello_relativo when 'uts' then e.sigla_relativa end) as sigla_dopo,
         e.codice_prima <> coalesce(e.codice_dopo, e.codice) as codice_cambiato,
         case when proprio then e.codice_dopo else e.codice_relativo end as codice_associato,
         case when proprio then e.codice_catastale_dopo else e.codice_catastale_relativo end as codice_catastale_associato,
         case when proprio then e.denominazione_dopo else e.denominazione_relativa end as denominazione_associata,
         case when proprio then e.sigla_dopo else e.sigla_relativa end as sigla_associata,
         case when proprio then dopo.codice_uts else coalesce(relativa.codice_uts, relativa_prima.codice_uts) end as codice_uts_associato,
         case when e.tipo in ('ES', 'AS') then
           datemultirange(daterange(e.data, (select min(x.data) from evento x where x.unita_id = e.unita_id and x.tipo in ('ES', 'AS') and x.data > e.data))) - coalesce(c.vita, '{}')
         end as assenza,
         e.provvedimento_id
  from evento_con_stati e
  cross join lateral (select e.tipo in ('CD', 'RN', 'AP') as proprio) p
  join evento x on x.id = e.id
  left join versione v on v.id = coalesce(x.versione_prima_id, x.versione_dopo_id)
  left join vita_comune c on c.unita_id = e.unita_id
  left join uts_estesa propria on propria.unita_id = e.uts_id and propria.tratto @> e.data
  left join uts_estesa prima on prima.unita_id = e.uts_prima_id and prima.tratto @> (e.data - 1)
  left join uts_estesa dopo on dopo.unita_id = e.uts_dopo_id and dopo.tratto @> e.data
  left join uts_estesa relativa on relativa.unita_id = e.uts_relativa_id and relativa.tratto @> e.data
  left join uts_estesa relativa_prima on relativa_prima.unita_id = e.uts_relativa_id and relativa_prima.tratto @> (e.data - 1)
  where e.livello = 'comune' and (e.tipo <> 'PV' or e.relativa = 'estero');
comment on materialized view variazione_comune is
  'The changes of municipalities: the municipality before the change (codice ...), the other unit (codice_relativo ...), the municipality after the change (codice_dopo ...), the one of these two that results from the change (codice_associato ...), and for an extinction the dates until the next one at which the municipality does not exist (assenza)';
