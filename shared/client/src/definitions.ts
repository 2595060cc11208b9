// Made of the definitions of the API: `npx vitest run scripts/client -u` writes it again.

export interface components {
    schemas: {
        /** @description An error (RFC 9457) */
        Problem: {
            /**
             * Format: uri
             * @description Address of the page that explains this kind of error
             */
            type: string;
            /** @description The kind of error */
            title: string;
            /** @description The status of the answer */
            status: number;
            /** @description What was wrong in this call, and what is accepted */
            detail: string;
            /**
             * @description Stable name of the kind of error
             * @enum {string}
             */
            codice: "parametro_sconosciuto" | "parametro_non_valido" | "parametro_mancante" | "parametri_incompatibili" | "campo_sconosciuto" | "data_fuori_periodo" | "valore_sconosciuto" | "epoca_non_riconosciuta" | "richiesta_non_valida" | "indirizzo_inesistente" | "unita_inesistente" | "edizione_sconosciuta" | "metodo_non_ammesso" | "formato_non_disponibile" | "edizione_superata" | "intervallo_non_valido" | "corpo_troppo_grande" | "tipo_non_accettato" | "troppe_richieste" | "errore_interno" | "non_disponibile" | "confini_assenti" | "archivio_assente" | "archivio_in_preparazione";
            /** @description The parameter that caused it, null where none did */
            parametro: string | null;
        };
        /** @enum {string} */
        Lingua: "it" | "en";
        Risorsa: {
            /** @description Method and address, with {name} for a part that varies */
            chiamata: string;
            /** @description What it gives */
            descrizione: string;
            /** @description Formats, the default first */
            formati: string[];
            /** @description An address that answers */
            esempio: string;
            /** @description The body of the example, for a POST */
            corpo?: unknown;
        };
        Risorse: {
            /** @description Name of the edition in service */
            edizione: string;
            /**
             * Format: date
             * @description The day up to which the municipal changes are known, YYYY-MM-DD
             */
            aggiornata_al: string;
            risorse: components["schemas"]["Risorsa"][];
            /** @description Address of the OpenAPI definitions */
            definizioni: string;
            /** @description Address of the list of errors */
            errori: string;
            /** @description Address of the page that explains the calls */
            pagina: string;
        };
        /** @enum {string} */
        LivelloChiesto: "comune" | "uts" | "regione" | "ripartizione" | "provincia";
        /** @enum {string} */
        Sempre: "1" | "0";
        /**
         * @default ;
         * @enum {string}
         */
        Separatore: ";" | "," | "|" | "tab";
        /**
         * @description comune, uts (provinces and other supra-municipal units), regione or ripartizione
         * @enum {string}
         */
        Livello: "comune" | "uts" | "regione" | "ripartizione";
        /** @description Province or other supra-municipal unit of a comune, null for other levels */
        RiferimentoProvincia: {
            /** @description Id of the province */
            id: number;
            /** @description Istat code of the province */
            codice: string;
            /** @description Name of the province on that day */
            denominazione: string;
            /** @description Plate letters, null before 1927 and where the province has none */
            sigla: string | null;
        };
        /** @description Region of a comune or uts, null before 1948, when the regions were established */
        RiferimentoRegione: {
            /** @description Id of the region */
            id: number;
            /** @description Istat code of the region */
            codice: string;
            /** @description Name of the region on that day */
            denominazione: string;
        };
        /** @description Geographical division of a comune, uts or regione, null where there is no region */
        RiferimentoRipartizione: {
            /** @description Id of the division */
            id: number;
            /** @description Istat code of the division */
            codice: string;
            /** @description Name of the division on that day */
            denominazione: string;
        };
        /**
         * @description How it is known: stated by a source, following from two versions, or the only candidate
         * @enum {string}
         */
        Certezza: "dichiarato" | "derivato" | "dedotto";
        /**
         * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled vocabulary of the
         * municipalities, with their history), report_98, report_128 and report_129 (ends and changes that the institute lists),
         * tabella_ricodifiche (dated table of new codes). Null where the source has no name
         * @enum {unknown}
         */
        Fonte: "vocabolario_comuni" | "report_98" | "report_128" | "report_129" | "tabella_ricodifiche";
        /** @description Without `campi`, a row has all its fields */
        RigaUnita: {
            /** @description Permanent number of the unit: it stays when code, name or province change, and between editions */
            id?: number;
            livello?: components["schemas"]["Livello"];
            /**
             * @description Istat code with its zeros: comune 6 digits, uts 3 (the historical code), regione 2, ripartizione 1; null where
             * no source has it
             */
            codice?: string | null;
            /** @description Name, with the other official language where there is one: "Bolzano/Bozen" */
            denominazione?: string;
            /** @description Name in the other official language, null where there is none */
            denominazione_altra?: string | null;
            /** @description Cadastral (Belfiore) code of a comune, null where no source has it */
            codice_catastale?: string | null;
            /** @description Province or other supra-municipal unit of a comune, null for other levels */
            provincia?: components["schemas"]["RiferimentoProvincia"] | null;
            /** @description Region of a comune or uts, null before 1948, when the regions were established */
            regione?: components["schemas"]["RiferimentoRegione"] | null;
            /** @description Geographical division of a comune, uts or regione, null where there is no region */
            ripartizione?: components["schemas"]["RiferimentoRipartizione"] | null;
            /**
             * Format: date
             * @description First day on which code, name, province and cadastral code were these, YYYY-MM-DD
             */
            valido_dal?: string;
            /** @description First day on which they were no longer these; null while in force, YYYY-MM-DD */
            valido_al?: string | null;
            certezza?: components["schemas"]["Certezza"];
            /**
             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled vocabulary of the
             * municipalities, with their history), report_98, report_128 and report_129 (ends and changes that the institute lists),
             * tabella_ricodifiche (dated table of new codes). Null where the source has no name
             */
            fonte?: components["schemas"]["Fonte"] | null;
            /** @description Statistical code of a uts (COD_UTS), null where not known */
            codice_uts?: string | null;
            /** @description Plate letters of a uts, null for other levels */
            sigla?: string | null;
            /**
             * @description Type of a uts (1 provincia, 2 provincia autonoma, 3 città metropolitana, 4 libero consorzio, 5 unità non
             * amministrativa) or of a regione (1 ordinary, 2 special statute), null where not known
             */
            tipo?: number | null;
            /** @description Tax code of the body, null where not known */
            codice_fiscale?: string | null;
            /** @description Whether a comune is the capital of its province, null where not known */
            capoluogo_provincia?: boolean | null;
            /** @description Whether a comune is the capital of its region, null where not known */
            capoluogo_regione?: boolean | null;
            /** @description NUTS 2024, first level, null where not known */
            nuts1?: string | null;
            /** @description NUTS 2024, second level, null where not known */
            nuts2?: string | null;
            /** @description NUTS 2024, third level, null where not known */
            nuts3?: string | null;
        };
        /**
         * @description Level of the units: before 1948, for `regione`, the compartments stand in their place
         * @example uts
         * @enum {string}
         */
        LivelloMappa: "comune" | "uts" | "regione";
        ConfinePunto: {
            livello: components["schemas"]["LivelloMappa"];
            /** @description The units that contain the point; the list is empty outside Italy and in the sea */
            unita: number[];
            /** @description The boundary set that shows it, from `GET /api/v1/confini`; null where no set fits the day */
            insieme: string | null;
            /** @description Day of the boundaries, YYYY-MM-DD */
            data_confini: string | null;
            /** @description True when the set was put together from smaller units */
            ricostruito: boolean | null;
            /**
             * @description How it is known that these units held the area on the day: stated, inferred, or assumed; null where the area has
             * the code of its unit, or where no area has the point
             */
            certezza: ("dichiarato" | "dedotto" | "ipotizzato") | null;
            /** @description True when the border between several units is not in the data: the point is in one of them */
            disegnate_insieme: boolean;
            /** @description How good the boundary is, for a reader */
            frase: string;
        };
        /** @description Present with `punto`: how the units are known */
        Punto: {
            /** @description Longitude in degrees, WGS84 */
            longitudine: number;
            /** @description Latitude in degrees, WGS84 */
            latitudine: number;
            /**
             * Format: date
             * @description The day asked for, YYYY-MM-DD
             */
            data: string;
            /** @description Municipality, province and region, each with the quality of its boundary */
            confini: components["schemas"]["ConfinePunto"][];
        };
        ElencoUnita: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaUnita"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            punto?: components["schemas"]["Punto"];
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        Unita: {
            /** @description Permanent number of the unit: it stays when code, name or province change, and between editions */
            id: number;
            livello: components["schemas"]["Livello"];
            /**
             * @description Istat code with its zeros: comune 6 digits, uts 3 (the historical code), regione 2, ripartizione 1; null where
             * no source has it
             */
            codice: string | null;
            /** @description Name, with the other official language where there is one: "Bolzano/Bozen" */
            denominazione: string;
            /** @description Name in the other official language, null where there is none */
            denominazione_altra: string | null;
            /** @description Cadastral (Belfiore) code of a comune, null where no source has it */
            codice_catastale: string | null;
            /** @description Province or other supra-municipal unit of a comune, null for other levels */
            provincia: components["schemas"]["RiferimentoProvincia"] | null;
            /** @description Region of a comune or uts, null before 1948, when the regions were established */
            regione: components["schemas"]["RiferimentoRegione"] | null;
            /** @description Geographical division of a comune, uts or regione, null where there is no region */
            ripartizione: components["schemas"]["RiferimentoRipartizione"] | null;
            /**
             * Format: date
             * @description First day on which code, name, province and cadastral code were these, YYYY-MM-DD
             */
            valido_dal: string;
            /** @description First day on which they were no longer these; null while in force, YYYY-MM-DD */
            valido_al: string | null;
            certezza: components["schemas"]["Certezza"];
            /**
             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled vocabulary of the
             * municipalities, with their history), report_98, report_128 and report_129 (ends and changes that the institute lists),
             * tabella_ricodifiche (dated table of new codes). Null where the source has no name
             */
            fonte: components["schemas"]["Fonte"] | null;
            /** @description Statistical code of a uts (COD_UTS), null where not known */
            codice_uts: string | null;
            /** @description Plate letters of a uts, null for other levels */
            sigla: string | null;
            /**
             * @description Type of a uts (1 provincia, 2 provincia autonoma, 3 città metropolitana, 4 libero consorzio, 5 unità non
             * amministrativa) or of a regione (1 ordinary, 2 special statute), null where not known
             */
            tipo: number | null;
            /** @description Tax code of the body, null where not known */
            codice_fiscale: string | null;
            /** @description Whether a comune is the capital of its province, null where not known */
            capoluogo_provincia: boolean | null;
            /** @description Whether a comune is the capital of its region, null where not known */
            capoluogo_regione: boolean | null;
            /** @description NUTS 2024, first level, null where not known */
            nuts1: string | null;
            /** @description NUTS 2024, second level, null where not known */
            nuts2: string | null;
            /** @description NUTS 2024, third level, null where not known */
            nuts3: string | null;
        };
        ElencoVersioni: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaUnita"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        /** @description The act that ordered the change, null where no loaded source has it */
        Provvedimento: {
            /** @description The act, as published */
            testo: string;
            /** @description The official journal that published it, null where the source names none */
            gazzetta: string | null;
            /** @description Date of the act, null where its text gives none or several, YYYY-MM-DD */
            data: string | null;
            /** @description Address of its document, null where none is known */
            url: string | null;
        };
        /**
         * @description The other side of the change: unità (id_collegata), estero (a foreign state), nessuna (this kind has none), non nota
         * (no loaded list names it), non caricata (no list that would name it is loaded)
         * @enum {string}
         */
        Collegata: "unità" | "estero" | "nessuna" | "non nota" | "non caricata";
        /** @description Without `campi`, a row has all its fields */
        RigaVariazione: {
            /**
             * Format: date
             * @description First day of the new state, YYYY-MM-DD
             */
            data?: string;
            /**
             * @description Kind of change: CS establishment; ES abolition; CD change of name; AP change of province; RN new statistical
             * code; AQ acquisition of territory; CE cession of territory; AQES acquisition of territory from an abolished unit; CECS
             * cession of territory to a new unit; AS passage to a foreign state; PV first validity. Null where the sources show that
             * something changed and do not say what
             */
            tipo?: string | null;
            /** @description The change in a sentence, in the language of the call */
            descrizione?: string;
            /** @description Id of the unit */
            id?: number;
            /** @description Code of the unit after the change, for an end its last one; null where no source has it */
            codice?: string | null;
            /** @description Name of the unit after the change, for an end its last one */
            denominazione?: string;
            /**
             * @description Id of the other unit: the successor, the unit merged or divided, for AP the new province, for a change without a
             * kind the unit that ended in it or was founded from it on that day; null where there is none or none is known
             */
            id_collegata?: number | null;
            /** @description Code of the other unit on that day */
            codice_collegato?: string | null;
            /** @description Name of the other unit on that day */
            denominazione_collegata?: string | null;
            /** @description The act that ordered the change, null where no loaded source has it */
            provvedimento?: components["schemas"]["Provvedimento"] | null;
            certezza?: components["schemas"]["Certezza"];
            livello?: components["schemas"]["Livello"];
            /** @description Code of the unit before the change, null for a beginning */
            codice_precedente?: string | null;
            /** @description Name of the unit before the change, null for a beginning */
            denominazione_precedente?: string | null;
            collegata?: components["schemas"]["Collegata"];
            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
            certezza_collegata?: components["schemas"]["Certezza"] | null;
            /**
             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled vocabulary of the
             * municipalities, with their history), report_98, report_128 and report_129 (ends and changes that the institute lists),
             * tabella_ricodifiche (dated table of new codes). Null where the source has no name
             */
            fonte?: components["schemas"]["Fonte"] | null;
        };
        ElencoVariazioniDiUnita: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaVariazione"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        /**
         * @description 1:1, n:1 (several units are in one), 1:n (one is in several), n:m; null where one side is missing
         * @enum {string}
         */
        Relazione: "1:1" | "n:1" | "1:n" | "n:m";
        /**
         * @description Why the unit, or a part of it, leads nowhere or comes from nowhere: ceduta_a_stato_estero, senza_destino_noto (no
         * source names who took over), annessa_da_stato_estero, prima_validita (its history begins in between), senza_origine_nota; null
         * for a pair
         * @enum {string}
         */
        Motivo: "ceduta_a_stato_estero" | "annessa_da_stato_estero" | "prima_validita" | "senza_destino_noto" | "senza_origine_nota";
        Variazione: {
            /**
             * Format: date
             * @description First day of the new state, YYYY-MM-DD
             */
            data: string;
            /**
             * @description Kind of change: CS establishment; ES abolition; CD change of name; AP change of province; RN new statistical
             * code; AQ acquisition of territory; CE cession of territory; AQES acquisition of territory from an abolished unit; CECS
             * cession of territory to a new unit; AS passage to a foreign state; PV first validity. Null where the sources show that
             * something changed and do not say what
             */
            tipo: string | null;
            /** @description The change in a sentence, in the language of the call */
            descrizione: string;
            /** @description Id of the unit */
            id: number;
            /** @description Code of the unit after the change, for an end its last one; null where no source has it */
            codice: string | null;
            /** @description Name of the unit after the change, for an end its last one */
            denominazione: string;
            /**
             * @description Id of the other unit: the successor, the unit merged or divided, for AP the new province, for a change without a
             * kind the unit that ended in it or was founded from it on that day; null where there is none or none is known
             */
            id_collegata: number | null;
            /** @description Code of the other unit on that day */
            codice_collegato: string | null;
            /** @description Name of the other unit on that day */
            denominazione_collegata: string | null;
            /** @description The act that ordered the change, null where no loaded source has it */
            provvedimento: components["schemas"]["Provvedimento"] | null;
            certezza: components["schemas"]["Certezza"];
            livello: components["schemas"]["Livello"];
            /** @description Code of the unit before the change, null for a beginning */
            codice_precedente: string | null;
            /** @description Name of the unit before the change, null for a beginning */
            denominazione_precedente: string | null;
            collegata: components["schemas"]["Collegata"];
            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
            certezza_collegata: components["schemas"]["Certezza"] | null;
            /**
             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled vocabulary of the
             * municipalities, with their history), report_98, report_128 and report_129 (ends and changes that the institute lists),
             * tabella_ricodifiche (dated table of new codes). Null where the source has no name
             */
            fonte: components["schemas"]["Fonte"] | null;
        };
        /** @description Without `campi`, a row has all its fields */
        RigaDiscendenza: {
            /** @description Id of the unit on that day; null where the unit, or a part of it, leads nowhere */
            id?: number | null;
            livello?: components["schemas"]["Livello"];
            /** @description Code on that day */
            codice?: string | null;
            /** @description Name on that day */
            denominazione?: string | null;
            /** @description 1:1, n:1 (several units are in one), 1:n (one is in several), n:m; null where one side is missing */
            relazione?: components["schemas"]["Relazione"] | null;
            /**
             * @description Share of the population of the unit that went to this one: 1 when all of it did, null where no source has the
             * figures of every part
             */
            peso_popolazione?: number | null;
            /** @description The same by area */
            peso_superficie?: number | null;
            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
            certezza?: components["schemas"]["Certezza"] | null;
            /**
             * @description Why the unit, or a part of it, leads nowhere or comes from nowhere: ceduta_a_stato_estero, senza_destino_noto
             * (no source names who took over), annessa_da_stato_estero, prima_validita (its history begins in between), senza_origine_nota;
             * null for a pair
             */
            motivo?: components["schemas"]["Motivo"] | null;
            /** @description Census of the figures, null where the weight is 1 by itself or not known */
            anno_popolazione?: number | null;
            /** @description Year of the areas, null where the weight is 1 by itself or not known */
            anno_superficie?: number | null;
            /**
             * @description What happened on the way, in order of time, with the acts; in a CSV a column for each member, with the values
             * joined by |
             */
            passi?: components["schemas"]["Variazione"][];
        };
        ElencoOrigini: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaDiscendenza"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        ElencoDestini: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaDiscendenza"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        /** @description A time at which it existed */
        Periodo: {
            /**
             * Format: date
             * @description First day, YYYY-MM-DD
             */
            valido_dal: string;
            /** @description First day after; null while in force, YYYY-MM-DD */
            valido_al: string | null;
        };
        /** @description A unit of the lineage */
        UnitaImparentata: {
            /** @description Id of the unit */
            id: number;
            livello: components["schemas"]["Livello"];
            /** @description Its last code, null where no source has one */
            codice: string | null;
            /** @description Its last name */
            denominazione: string;
            /** @description Plate of its last province, else the name; null for other levels than comune */
            provincia: string | null;
            /** @description Steps between it and the unit of the call: negative for ancestors, 0 for the unit, positive for descendants */
            generazione: number;
            /** @description When it existed, oldest first: several periods for a unit that was abolished and founded again */
            periodi: components["schemas"]["Periodo"][];
        };
        /** @description A step from a unit to its successor */
        Passaggio: {
            /**
             * Format: date
             * @description Day of the step, YYYY-MM-DD
             */
            data: string;
            /** @description Id of the unit that gave territory */
            id_da: number;
            /** @description Id of the unit that received it */
            id_a: number;
            /** @description Kind of change that states it: ES, CS, AQES or CECS */
            tipo: string;
            /** @description True when the whole unit passed, false when the other was formed from a part of it */
            totale: boolean;
            certezza: components["schemas"]["Certezza"];
            /** @description The act, as published; null where no source names one */
            provvedimento: string | null;
            /** @description Share of the first unit that passed, by population; null where a part has no figure of its own */
            peso_popolazione: number | null;
            /** @description The same share by area */
            peso_superficie: number | null;
            /** @description Census of the share; null where the whole passed to one unit */
            anno_popolazione: number | null;
            /** @description Year of the area */
            anno_superficie: number | null;
        };
        Genealogia: {
            /** @description The unit, its ancestors and its descendants, by generation, then by code */
            unita: components["schemas"]["UnitaImparentata"][];
            /** @description The steps between them, oldest first */
            passaggi: components["schemas"]["Passaggio"][];
            /** @description Whether there are more ancestors than the generations that were asked for */
            altre_prima: boolean;
            /** @description Whether there are more descendants than the generations that were asked for */
            altre_dopo: boolean;
            /** @description Name of the edition of the data */
            edizione: string;
        };
        /** @description Without `campi`, a row has all its fields */
        RigaDimensione: {
            /**
             * @description First day on which the territory was the one counted and measured; null when the source sets no first day,
             * YYYY-MM-DD
             */
            valido_dal?: string | null;
            /** @description First day on which it no longer was; null while it is, YYYY-MM-DD */
            valido_al?: string | null;
            /** @description Legal population at the census, null where not known */
            popolazione?: number | null;
            /** @description Year of the census, null where not known */
            anno_censimento?: number | null;
            /** @description Area in square kilometres, null where not known */
            superficie?: number | null;
            /** @description Year of the area, null where not known */
            anno_superficie?: number | null;
        };
        ElencoDimensioni: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaDimensione"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        /** @description Without `campi`, a row has all its fields */
        RigaCodiceAvuto: {
            /** @description The code */
            codice?: string;
            /**
             * @description istat (PRO_COM_T, COD_PROV_STORICO, COD_REG, COD_RIP), uts (COD_UTS, statistical code of a province or other
             * uts) or catastale
             * @enum {string}
             */
            tipo_codice?: "istat" | "uts" | "catastale";
            /** @description Id of the unit */
            id?: number;
            livello?: components["schemas"]["Livello"];
            /** @description Name of the unit with this code */
            denominazione?: string;
            /** @description Name of the province of a comune, the last one within these days */
            provincia?: string | null;
            /**
             * Format: date
             * @description First day on which the unit had this code with this name, YYYY-MM-DD
             */
            valido_dal?: string;
            /** @description First day on which it no longer had them; null while in force, YYYY-MM-DD */
            valido_al?: string | null;
        };
        ElencoCodici: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaCodiceAvuto"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        ElencoVariazioni: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaVariazione"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        /** @description Without `campi`, a row has all its fields */
        RigaConteggioVariazioni: {
            /** @description Kind of change, as the parameter `tipo` takes it */
            tipo?: string;
            /** @description Number of changes: one with several other units counts once */
            variazioni?: number;
            /** @description Number of rows in the list of changes: one for each other unit */
            righe?: number;
        };
        ElencoConteggiVariazioni: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaConteggioVariazioni"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        EventoCorrispondenza: {
            /**
             * Format: date
             * @description Day of the event, YYYY-MM-DD
             */
            data: string;
            /** @description Kind of change */
            tipo: string;
            /** @description Id of the unit to which it happened */
            id: number;
            /** @description The act that ordered the change, null where no loaded source has it */
            provvedimento: components["schemas"]["Provvedimento"] | null;
        };
        /** @description Without `campi`, a row has all its fields */
        RigaCorrispondenza: {
            /** @description Code on the day `da`; null where the unit of `a` comes from nowhere, and where no source has it */
            codice_da?: string | null;
            /** @description Name on the day `da` */
            denominazione_da?: string | null;
            /** @description Code on the day `a`; null where the unit of `da` leads nowhere, and where no source has it */
            codice_a?: string | null;
            /** @description Name on the day `a` */
            denominazione_a?: string | null;
            /** @description 1:1, n:1 (several units are in one), 1:n (one is in several), n:m; null where one side is missing */
            relazione?: components["schemas"]["Relazione"] | null;
            /**
             * @description Share of the population of codice_da that went to codice_a: 1 when all of it did, null where no source has the
             * figures of every part
             */
            peso_popolazione?: number | null;
            /** @description The same by area */
            peso_superficie?: number | null;
            /** @description Days on which something happened to the two units, or to those on the way */
            date_eventi?: string[];
            /**
             * @description Why the unit, or a part of it, leads nowhere or comes from nowhere: ceduta_a_stato_estero, senza_destino_noto
             * (no source names who took over), annessa_da_stato_estero, prima_validita (its history begins in between), senza_origine_nota;
             * null for a pair
             */
            motivo?: components["schemas"]["Motivo"] | null;
            livello?: components["schemas"]["Livello"];
            /** @description Id of the unit of the day `da` */
            id_da?: number | null;
            /** @description Id of the unit of the day `a` */
            id_a?: number | null;
            /** @description Census of the figures, null where the weight is 1 by itself or not known */
            anno_popolazione?: number | null;
            /** @description Year of the areas, null where the weight is 1 by itself or not known */
            anno_superficie?: number | null;
            /** @description The events with their acts; in a CSV a column for each member, with the values joined by | */
            eventi?: components["schemas"]["EventoCorrispondenza"][];
        };
        ElencoCorrispondenze: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaCorrispondenza"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        UnitaVariata: {
            /** @description Id of the unit */
            id: number;
            /** @description Code of the unit after the change, for an end its last one */
            codice: string | null;
            /** @description Name of the unit after the change, for an end its last one */
            denominazione: string;
            /**
             * Format: date
             * @description Day of the change, YYYY-MM-DD
             */
            data: string;
            /**
             * @description `acquisito` where the unit took territory over on the day, `ceduto` where it gave some, as its passages say;
             * else null
             */
            territorio: ("acquisito" | "ceduto") | null;
            /**
             * @description The regions in which the unit, or the units that it became, lie on the last day of the edition; none where it is
             * not in Italy any more, where the sources do not say what became of it, and for a ripartizione
             */
            regioni: string[];
        };
        VariazioneContata: {
            /** @description Kind of change; null where the sources do not say what happened */
            tipo: string | null;
            /** @description Name of the kind in the language of the call */
            descrizione: string;
            /**
             * @description What one such change does to the number: 1, -1 or 0. When `da` is after `a`, a beginning takes away and an end
             * adds
             */
            effetto: number;
            /** @description Number of such changes: units and days */
            numero: number;
            unita: components["schemas"]["UnitaVariata"][];
        };
        Confronto: {
            livello: components["schemas"]["Livello"];
            /** @description Number of units on the day `da` */
            inizio: number;
            /** @description Number of units on the day `a`: `inizio` and the sum of `effetto` times `numero` */
            fine: number;
            /** @description `fine` less `inizio` */
            saldo: number;
            variazioni: components["schemas"]["VariazioneContata"][];
        };
        RispostaConfronto: {
            /**
             * Format: date
             * @description The day from which the units are compared, YYYY-MM-DD
             */
            da: string;
            /**
             * Format: date
             * @description The day to which they are compared, YYYY-MM-DD
             */
            a: string;
            /** @description Name of the edition of the data */
            edizione: string;
            livelli: components["schemas"]["Confronto"][];
            /** @description Present when a day is after the last one of the edition: the last known state is counted */
            avviso?: string;
        };
        /** @description A name with its province: name, plate or code */
        NomeConProvincia: {
            denominazione: string;
            provincia?: string;
        };
        Decisione: {
            valore: string;
            /** @description The province beside it; null where the decision holds whatever stands there */
            accanto: string | null;
            /** @enum {unknown} */
            livello: "comune" | "uts" | "regione";
            /** @description Permanent number of the unit that the value means; null where it does not name a unit */
            unita: number | null;
            codice?: string;
            denominazione?: string;
        };
        RichiestaTraduzione: {
            /** @description The values in their order, at most 10000 */
            valori: (string | null | components["schemas"]["NomeConProvincia"])[];
            /**
             * @description What the values are; uts takes codes of both systems of provinces
             * @enum {unknown}
             */
            tipo: "comune" | "catastale" | "denominazione" | "uts" | "sigla" | "nuts" | "regione";
            /**
             * @description The day of which the values are, or ultimo: for each its last day in force. Without it the epoch is recognised
             */
            dal?: string | "ultimo";
            /**
             * Format: date
             * @description The day to translate to, earlier or later
             */
            al: string;
            /** @description The `decisioni` of a file that the page saved: what values mean that the rules do not settle */
            decisioni?: components["schemas"]["Decisione"][];
        };
        ParteTerritorio: {
            /**
             * @description Code on the day asked
             * @example 003
             */
            codice: string;
            /**
             * @description Name on the day asked
             * @example Novara
             */
            denominazione: string;
            /** @description Its share of the population, null where no source has the figures of every part */
            peso: number | null;
            /** @description Year of the figures on which the share rests */
            anno: number | null;
        };
        ValoreTradotto: {
            /** @description The value as it was given */
            valore: string;
            /**
             * @description What became of it
             * @example ricodificata
             */
            esito: string;
            /** @description Code on the day asked, null where it is not one unit */
            codice_nuovo: string | null;
            /** @description Name on the day asked */
            nome_nuovo: string | null;
            /** @description Permanent number of the unit */
            unita: number | null;
            /**
             * @description All units where they are several, with their codes on the day asked; of an ambiguous name those of the day that
             * `candidati_al_…` among the notices gives; of a value that depends on the day those of all days, each with its day and codes
             * in `se_dal_…`. The suggestion for an unknown value
             */
            candidati: string[];
            /**
             * @description The units that hold the territory of the value, where they are several: its figures are those of all of them,
             * also where the unit itself goes on. Empty where the figures can be carried over
             */
            territorio: components["schemas"]["ParteTerritorio"][];
            /** @description Days of the decisive events in their order, joined by | */
            data_evento: string | null;
            /** @description Kinds of the decisive events, joined by | */
            tipo_evento: string | null;
            /** @description Acts of the decisive events, joined by | */
            provvedimento: string | null;
            /** @description 1:1, n:1 (several units are in one), 1:n (one is in several), n:m; null where one side is missing */
            relazione: components["schemas"]["Relazione"] | null;
            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
            certezza: components["schemas"]["Certezza"] | null;
            avvisi: string[];
        };
        Alternativa: {
            /**
             * Format: date
             * @description First day, YYYY-MM-DD
             */
            dal: string;
            /** @description First day out of it, null when open, YYYY-MM-DD */
            al: string | null;
            /** @description Share of the values */
            quota: number;
        };
        ValoreDiscordante: {
            /** @description The value */
            valore: string;
            /** @enum {unknown} */
            motivo: "refuso" | "cessato" | "non_ancora_iniziato" | "sconosciuto";
            /** @description The code that a typing error may mean, never applied */
            suggerimento: string | null;
        };
        EpocaRiconosciuta: {
            /** @description First day, null when it is not recognised, YYYY-MM-DD */
            dal: string | null;
            /** @description First day out of it, null when open or not recognised, YYYY-MM-DD */
            al: string | null;
            /** @description Share of the distinct values that were in force */
            quota: number;
            /** @enum {unknown} */
            verdetto: "certa" | "probabile" | "mista" | "non_riconosciuta";
            /** @description Other times, the best first */
            alternative: components["schemas"]["Alternativa"][];
            /** @description The distinct values that were not in force, each with the reason */
            discordanti: components["schemas"]["ValoreDiscordante"][];
        };
        EsempioRisposta: {
            /**
             * @description The value
             * @example 030110
             */
            valore: string;
            /**
             * @description Code of the unit that it means then
             * @example 030110
             */
            codice: string;
            /**
             * @description Name of that unit then
             * @example Socchieve
             */
            nome: string;
        };
        RispostaPossibile: {
            /**
             * Format: date
             * @description First day of the time: given as dal, it settles the values, YYYY-MM-DD
             */
            dal: string;
            /** @description First day out of it, null when open, YYYY-MM-DD */
            al: string | null;
            /** @description The answer as a sentence, with examples */
            testo: string;
            esempi: components["schemas"]["EsempioRisposta"][];
        };
        DomandaTraduzione: {
            /** @description The question, in the language of the answer */
            testo: string;
            /** @description Distinct values that depend on the day */
            valori: number;
            esempi: string[];
            /** @description The times, the newest first */
            risposte: components["schemas"]["RispostaPossibile"][];
        };
        Traduzione: {
            /** @description One entry for each value, in their order */
            dati: components["schemas"]["ValoreTradotto"][];
            epoca: components["schemas"]["EpocaRiconosciuta"] | null;
            domanda: components["schemas"]["DomandaTraduzione"] | null;
            /** @description The day asked is after the last one of the edition */
            avviso?: string;
            /** @description Name of the edition */
            edizione: string;
        };
        /** @enum {string} */
        LivelloMappaChiesto: "comune" | "uts" | "regione" | "provincia";
        /**
         * @description Whether the edition has boundaries: `in_preparazione` in the first minutes after a load
         * @enum {string}
         */
        StatoConfini: "pronti" | "in_preparazione" | "non_caricati";
        /** @description The set that fits best */
        Insieme: {
            /**
             * @description Name of the set within the edition
             * @example uts-1921
             */
            id: string;
            /**
             * @description Level of its areas: comune, uts, regione, compartimento
             * @example uts
             */
            livello: string;
            /**
             * Format: date
             * @description Day of the boundaries, YYYY-MM-DD
             */
            data: string;
            /** @description True when the set was put together from smaller units */
            ricostruito: boolean;
            /** @description How many areas it has */
            aree: number;
            /**
             * @description File from which it was read or put together
             * @example province_1921.topo.json
             */
            fonte: string;
            /** @description Address of the TopoJSON, for the whole country; it never changes */
            url: string;
            /** @description Addresses of the detailed TopoJSON, by code of region for municipalities, `intero` for other levels */
            dettagli: {
                [key: string]: string;
            };
            /**
             * @description Address of the file that says which units held each area over time; null where the areas have the codes of the
             * units
             */
            detentori: string | null;
        };
        NonDisegnata: {
            /** @description Permanent number of the unit */
            id: number;
            /** @description Code on the day */
            codice: string;
            /** @description Name on the day */
            denominazione: string;
            /**
             * @description `ceduta`: the territory is outside Italy today; `senza_poligono`: no loaded set shows the unit
             * @enum {string}
             */
            motivo: "ceduta" | "senza_poligono";
        };
        InizioInsieme: {
            /**
             * Format: date
             * @description First day, YYYY-MM-DD
             */
            dal: string;
            /** @description The set that fits best from that day on */
            insieme: string | null;
        };
        Confini: {
            livello: components["schemas"]["LivelloMappa"];
            /**
             * Format: date
             * @description Day for which the boundaries were chosen, YYYY-MM-DD
             */
            data: string;
            stato: components["schemas"]["StatoConfini"];
            /** @description The set that fits best */
            insieme: components["schemas"]["Insieme"] | null;
            /** @description Units in force on the day; compartments are not counted */
            unita: number;
            /** @description Units that share all their areas with others, because the border between them is not in the data */
            condivise: number;
            /** @description Units in force that no area shows */
            non_disegnate: components["schemas"]["NonDisegnata"][];
            /** @description Which boundaries these are and how well they fit, for a reader */
            frase: string;
            /** @description The sentence without counts of units: which boundaries these are. `null` where there are none */
            frase_insieme: string | null;
            /** @description Which set fits best from which day on */
            calendario: components["schemas"]["InizioInsieme"][];
            /** @description The sets of the calendar */
            insiemi: components["schemas"]["Insieme"][];
            /** @description Address of the units of the level with their versions, and of the days on which they changed */
            giorni: string | null;
            /** @description The edition */
            edizione: string;
        };
        OgcGeometry: {
            /** @description MultiPolygon */
            type: string;
            /** @description Polygons, rings, positions: longitude and latitude in degrees (CRS84) */
            coordinates: number[][][][];
        };
        /**
         * @description Level of the unit
         * @enum {string}
         */
        LivelloElemento: "comune" | "uts" | "regione" | "ripartizione" | "compartimento";
        /**
         * @description How it is known that the unit held its areas, by the weakest of them: stated, inferred, or assumed; null where the
         * areas are those of the unit itself
         * @enum {unknown}
         */
        CertezzaConfine: "dichiarato" | "dedotto" | "ipotizzato";
        OgcProperties: {
            /**
             * @description Key of the unit, never null: level and permanent number, with `/id/` before it its permanent address; of a
             * compartment level and name
             * @example uts/20000840
             */
            chiave: string;
            livello: components["schemas"]["LivelloElemento"];
            /** @description Code on the day; null where no source has it, as for compartments */
            codice: string | null;
            /** @description Name on the day; where no source says which of two it was, the former */
            denominazione: string;
            /**
             * @description Both names and the years between which one followed the other, where no source dates that; null where the name
             * is certain
             */
            denominazione_incerta: string | null;
            /** @description Name in the other official language, null where there is none */
            denominazione_altra: string | null;
            /** @description Cadastral (Belfiore) code of a comune, null where no source has it */
            codice_catastale: string | null;
            /** @description Code of the province of a comune on the day */
            provincia_codice: string | null;
            /** @description Name of the province of a comune on the day */
            provincia: string | null;
            /** @description Plate letters of the uts, or of the province of a comune */
            sigla: string | null;
            /** @description Code of the region on the day, null before 1948 */
            regione_codice: string | null;
            /** @description Name of the region on the day, null before 1948 */
            regione: string | null;
            /**
             * @description Before 1948 the key of the compartment in which the unit is drawn: the record has no codes of them; null from
             * 1948 on, for a unit that is not drawn, and where the map of the day draws no compartment: in what joined Italy in 1920, until
             * the census of 1921
             */
            compartimento_chiave: string | null;
            /** @description Name of this compartment */
            compartimento: string | null;
            /** @description The day of the layer */
            data: string;
            /** @description First day on which code, name and province were these; null for a compartment */
            valido_dal: string | null;
            /** @description First day on which they were no longer these; null while in force */
            valido_al: string | null;
            /** @description The boundary set that shows the unit, from `GET /api/v1/confini`; null where none does */
            confine_insieme: string | null;
            /** @description Day of the boundaries */
            confine_data: string | null;
            /** @description True when the set was put together from smaller units */
            confine_ricostruito: boolean | null;
            /**
             * @description How it is known that the unit held its areas, by the weakest of them: stated, inferred, or assumed; null where
             * the areas are those of the unit itself
             */
            confine_certezza: components["schemas"]["CertezzaConfine"] | null;
            /**
             * @description The units that share an area with this one, because the border between them is not in the data; null for none
             */
            disegnata_con: string | null;
            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
            certezza: components["schemas"]["Certezza"] | null;
        };
        OgcLink: {
            /** @description Address */
            href: string;
            /** @description What it is to this answer */
            rel: string;
            /** @description Media type */
            type?: string;
            /** @description What it is */
            title?: string;
        };
        OgcFeature: {
            /** @constant */
            type: "Feature";
            /** @description Permanent number of the unit; the name of a compartment */
            id: number | string;
            geometry: components["schemas"]["OgcGeometry"] | null;
            properties: components["schemas"]["OgcProperties"];
            /** @description Addresses */
            links?: components["schemas"]["OgcLink"][];
        };
        UnitaSenzaConfine: {
            /** @description Code on the day */
            codice: string | null;
            /** @description Name on the day */
            denominazione: string;
        };
        ConfiniGeoJson: {
            /** @constant */
            type: "FeatureCollection";
            features: components["schemas"]["OgcFeature"][];
            livello: components["schemas"]["LivelloMappa"];
            /**
             * Format: date
             * @description Day of the boundaries, YYYY-MM-DD
             */
            data: string;
            /** @description Number of features */
            unita: number;
            /** @description Units in force that no boundary shows; empty with `bbox` */
            non_disegnate: components["schemas"]["UnitaSenzaConfine"][];
            /**
             * @description Which boundaries these are and how well they fit, for a reader; where units were chosen, it counts these alone
             */
            confini: string;
            /** @description Before 1948: which attributes are empty, and why */
            attributi?: string;
            /** @description Source of the boundaries */
            fonte: string;
            /** @description Licence of the boundaries */
            licenza: string;
            /** @description The edition */
            edizione: string;
            /**
             * @description Present when the day is after the last one of the edition, so that the last known state is shown, or when a
             * province or region that was chosen was not in force on it
             */
            avviso?: string;
        };
        GeometriaTopoJson: {
            /** @constant */
            type: "MultiPolygon";
            /** @description Permanent number of the unit; the name of a compartment */
            id: number | string;
            properties: components["schemas"]["OgcProperties"];
            /** @description Polygons, rings, places in `arcs`; below zero, backwards */
            arcs: number[][][];
        };
        OggettoTopoJson: {
            /** @constant */
            type: "GeometryCollection";
            geometries: components["schemas"]["GeometriaTopoJson"][];
        };
        ConfiniTopoJson: {
            /** @constant */
            type: "Topology";
            /** @description One object, named after the level */
            objects: {
                [key: string]: components["schemas"]["OggettoTopoJson"];
            };
            /** @description Lines that neighbours share: longitude and latitude in degrees */
            arcs: number[][][];
            livello: components["schemas"]["LivelloMappa"];
            /**
             * Format: date
             * @description Day of the boundaries, YYYY-MM-DD
             */
            data: string;
            /** @description Number of features */
            unita: number;
            /** @description Units in force that no boundary shows; empty with `bbox` */
            non_disegnate: components["schemas"]["UnitaSenzaConfine"][];
            /**
             * @description Which boundaries these are and how well they fit, for a reader; where units were chosen, it counts these alone
             */
            confini: string;
            /** @description Before 1948: which attributes are empty, and why */
            attributi?: string;
            /** @description Source of the boundaries */
            fonte: string;
            /** @description Licence of the boundaries */
            licenza: string;
            /** @description The edition */
            edizione: string;
            /**
             * @description Present when the day is after the last one of the edition, so that the last known state is shown, or when a
             * province or region that was chosen was not in force on it
             */
            avviso?: string;
        };
        /** @enum {string} */
        FormatoOgc: "json" | "geojson";
        OgcLanding: {
            /** @description Name of the service */
            title: string;
            /** @description What it is */
            description: string;
            /** @description Addresses */
            links: components["schemas"]["OgcLink"][];
        };
        OgcConformance: {
            conformsTo: string[];
        };
        OgcSpatialExtent: {
            /** @description West, south, east, north in degrees */
            bbox: number[][];
            /** @description Reference system */
            crs: string;
        };
        OgcTemporalExtent: {
            /** @description First and last moment, null when open */
            interval: (string | null)[][];
            /** @description Reference system of time */
            trs: string;
        };
        OgcExtent: {
            spatial: components["schemas"]["OgcSpatialExtent"];
            temporal: components["schemas"]["OgcTemporalExtent"];
        };
        OgcCollection: {
            /** @description Identifier */
            id: string;
            /** @description Name */
            title: string;
            /** @description What it is */
            description: string;
            /** @description Kind of the items */
            itemType: string;
            extent: components["schemas"]["OgcExtent"];
            crs: string[];
            /** @description Reference system of the stored coordinates */
            storageCrs: string;
            /** @description Addresses */
            links: components["schemas"]["OgcLink"][];
        };
        OgcCollections: {
            /** @description Addresses */
            links: components["schemas"]["OgcLink"][];
            collections: components["schemas"]["OgcCollection"][];
        };
        OgcFeatures: {
            /** @constant */
            type: "FeatureCollection";
            features: components["schemas"]["OgcFeature"][];
            /** @description Number of features in all */
            numberMatched: number;
            /** @description Number of features of this page */
            numberReturned: number;
            /** @description Addresses */
            links: components["schemas"]["OgcLink"][];
            /** @description Which boundaries these are and how well they fit, for a reader */
            confini: string;
        };
        ReconcileEntry: {
            /** @description Identifier */
            id: string;
            /** @description Name */
            name: string;
            /** @description What it is */
            description?: string;
        };
        ReconcileView: {
            /** @description Address of the page of a unit */
            url: string;
        };
        ReconcilePreview: {
            /** @description Address of the preview of a unit */
            url: string;
            width: number;
            height: number;
        };
        ReconcileService: {
            /** @description Origin and path of the service */
            service_url: string;
            /** @description Rest of the path */
            service_path: string;
        };
        ReconcileSetting: {
            name: string;
            label: string;
            type: string;
            default: string;
            help_text: string;
        };
        ReconcileExtend: {
            propose_properties: components["schemas"]["ReconcileService"];
            property_settings: components["schemas"]["ReconcileSetting"][];
        };
        ReconcileManifest: {
            /** @description Versions of the protocol */
            versions: string[];
            /** @description Name of the service */
            name: string;
            /** @description Address space of the identifiers of units */
            identifierSpace: string;
            /** @description Address space of types and properties */
            schemaSpace: string;
            /** @description Types */
            defaultTypes: components["schemas"]["ReconcileEntry"][];
            /** @description Address of the documentation */
            documentation: string;
            view: components["schemas"]["ReconcileView"];
            preview: components["schemas"]["ReconcilePreview"];
            /** @description Suggestions for entities, properties and types */
            suggest: {
                [key: string]: components["schemas"]["ReconcileService"];
            };
            extend: components["schemas"]["ReconcileExtend"];
        };
        ReconcileColumn: {
            id: string;
            name: string;
            type?: components["schemas"]["ReconcileEntry"];
        };
        ReconcileText: {
            str: string;
        };
        ReconcileDate: {
            /** Format: date-time */
            date: string;
        };
        ReconcileUnit: {
            id: string;
            name: string;
        };
        ReconcileCell: components["schemas"]["ReconcileText"] | components["schemas"]["ReconcileDate"] | components["schemas"]["ReconcileUnit"];
        ReconcileExtension: {
            meta: components["schemas"]["ReconcileColumn"][];
            /** @description Values by unit and property */
            rows: {
                [key: string]: {
                    [key: string]: components["schemas"]["ReconcileCell"][];
                };
            };
        };
        ReconcileCandidate: {
            /** @description Permanent number of the unit, as text */
            id: string;
            /** @description Name on the day, or the last one */
            name: string;
            /** @description Level, code, province and time of the unit */
            description: string;
            type: components["schemas"]["ReconcileEntry"][];
            /** @description 100 for the name or code of the day, less for what is less certain */
            score: number;
            /** @description True only when one unit has this name or code on the day */
            match: boolean;
        };
        ReconcileResult: {
            /** @description Candidates, the best first */
            result: components["schemas"]["ReconcileCandidate"][];
        };
        /** @description The candidates of each query, by its key */
        ReconcileResults: {
            [key: string]: components["schemas"]["ReconcileResult"];
        };
        ReconcileSuggestion: {
            /** @description Identifier */
            id: string;
            /** @description Name */
            name: string;
            /** @description What it is */
            description?: string;
            notable?: components["schemas"]["ReconcileEntry"][];
        };
        ReconcileSuggestions: {
            result: components["schemas"]["ReconcileSuggestion"][];
        };
        ReconcileProposal: {
            type: string;
            limit?: number;
            properties: components["schemas"]["ReconcileEntry"][];
        };
        /** @description The columns of the key of the table with their values */
        ChiaveArchivio: {
            /** @description Permanent number of the unit: it stays when code, name or province change, and between editions */
            id?: string | number | boolean | null;
            /** @description First day of the row: in unita of code, name, province and cadastral code, in versioni of the state */
            valido_dal?: string | number | boolean | null;
            /** @description First day of the new state, YYYY-MM-DD */
            data?: string | number | boolean | null;
            /** @description Order of the changes of one unit on one day, from 1 */
            ordine?: string | number | boolean | null;
        };
        RigaArchivio: {
            /** @description Permanent number of the unit: it stays when code, name or province change, and between editions */
            id?: string | number | boolean | null;
            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
            livello?: string | number | boolean | null;
            /**
             * @description Istat code with its zeros: comune 6 digits, uts 3 (the historical code), regione 2, ripartizione 1; null where
             * no source has it
             */
            codice?: string | number | boolean | null;
            /** @description Name, with the other official language where there is one: "Bolzano/Bozen" */
            denominazione?: string | number | boolean | null;
            /** @description Name in the other official language, null where there is none */
            denominazione_altra?: string | number | boolean | null;
            /** @description Cadastral (Belfiore) code of a comune, null where no source has it */
            codice_catastale?: string | number | boolean | null;
            /** @description Id of the province */
            provincia_id?: string | number | boolean | null;
            /** @description Istat code of the province */
            provincia_codice?: string | number | boolean | null;
            /** @description Name of the province on that day */
            provincia_denominazione?: string | number | boolean | null;
            /** @description Plate letters, null before 1927 and where the province has none */
            provincia_sigla?: string | number | boolean | null;
            /** @description Id of the region */
            regione_id?: string | number | boolean | null;
            /** @description Istat code of the region */
            regione_codice?: string | number | boolean | null;
            /** @description Name of the region on that day */
            regione_denominazione?: string | number | boolean | null;
            /** @description Id of the division */
            ripartizione_id?: string | number | boolean | null;
            /** @description Istat code of the division */
            ripartizione_codice?: string | number | boolean | null;
            /** @description Name of the division on that day */
            ripartizione_denominazione?: string | number | boolean | null;
            /** @description First day of the row: in unita of code, name, province and cadastral code, in versioni of the state */
            valido_dal?: string | number | boolean | null;
            /** @description First day after those of the row, null while it lasts */
            valido_al?: string | number | boolean | null;
            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
            certezza?: string | number | boolean | null;
            /**
             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled vocabulary of the
             * municipalities, with their history), report_98, report_128 and report_129 (ends and changes that the institute lists),
             * tabella_ricodifiche (dated table of new codes). Null where the source has no name
             */
            fonte?: string | number | boolean | null;
            /** @description Statistical code of a uts (COD_UTS), null where not known */
            codice_uts?: string | number | boolean | null;
            /** @description Plate letters of a uts, null for other levels */
            sigla?: string | number | boolean | null;
            /** @description Of a unit the type of a uts or of a regione, a number; of a change its kind */
            tipo?: string | number | boolean | null;
            /** @description Tax code of the body, null where not known */
            codice_fiscale?: string | number | boolean | null;
            /** @description Whether a comune is the capital of its province, null where not known */
            capoluogo_provincia?: string | number | boolean | null;
            /** @description Whether a comune is the capital of its region, null where not known */
            capoluogo_regione?: string | number | boolean | null;
            /** @description NUTS 2024, first level, null where not known */
            nuts1?: string | number | boolean | null;
            /** @description NUTS 2024, second level, null where not known */
            nuts2?: string | number | boolean | null;
            /** @description NUTS 2024, third level, null where not known */
            nuts3?: string | number | boolean | null;
            /** @description First day on which code, name, province and cadastral code were these, YYYY-MM-DD */
            nome_dal?: string | number | boolean | null;
            /** @description First day on which they were no longer these; null while in force, YYYY-MM-DD */
            nome_al?: string | number | boolean | null;
            /** @description First day of the new state, YYYY-MM-DD */
            data?: string | number | boolean | null;
            /** @description The change in a sentence, in the language of the call */
            descrizione?: string | number | boolean | null;
            /**
             * @description Id of the other unit: the successor, the unit merged or divided, for AP the new province, for a change without a
             * kind the unit that ended in it or was founded from it on that day; null where there is none or none is known
             */
            id_collegata?: string | number | boolean | null;
            /** @description Code of the other unit on that day */
            codice_collegato?: string | number | boolean | null;
            /** @description Name of the other unit on that day */
            denominazione_collegata?: string | number | boolean | null;
            /** @description The act, as published */
            provvedimento_testo?: string | number | boolean | null;
            /** @description The official journal that published it, null where the source names none */
            provvedimento_gazzetta?: string | number | boolean | null;
            /** @description Date of the act, null where its text gives none or several, YYYY-MM-DD */
            provvedimento_data?: string | number | boolean | null;
            /** @description Address of its document, null where none is known */
            provvedimento_url?: string | number | boolean | null;
            /** @description Code of the unit before the change, null for a beginning */
            codice_precedente?: string | number | boolean | null;
            /** @description Name of the unit before the change, null for a beginning */
            denominazione_precedente?: string | number | boolean | null;
            /**
             * @description The other side of the change: unità (id_collegata), estero (a foreign state), nessuna (this kind has none), non
             * nota (no loaded list names it), non caricata (no list that would name it is loaded)
             */
            collegata?: string | number | boolean | null;
            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
            certezza_collegata?: string | number | boolean | null;
            /** @description Order of the changes of one unit on one day, from 1 */
            ordine?: string | number | boolean | null;
            /** @description The change in a sentence, in English */
            descrizione_en?: string | number | boolean | null;
        } & {
            [key: string]: string | number | boolean | null;
        };
        /** @description Without `campi`, a row has all its fields */
        RigaNovita: {
            /** @description The table of the archive: unita, versioni, variazioni */
            tabella?: string;
            /**
             * @description aggiunto: the earlier edition does not have the row; corretto: it has other values; ritirato: only it has the
             * row. With `dal` also avvenuto: a change of a day from then on that the earlier edition knows already, or of which no kept
             * edition can say when it became known
             * @enum {string}
             */
            esito?: "aggiunto" | "corretto" | "ritirato" | "avvenuto";
            chiave?: components["schemas"]["ChiaveArchivio"];
            /** @description The row of the earlier edition, null for one that was added */
            prima?: components["schemas"]["RigaArchivio"] | null;
            /** @description The row of the edition in service, null for one that was withdrawn */
            dopo?: components["schemas"]["RigaArchivio"] | null;
        };
        ElencoNovita: {
            /** @description The rows of the page */
            dati: components["schemas"]["RigaNovita"][];
            /** @description Number of rows in all */
            totale: number;
            /** @description The page, from 1 */
            pagina: number;
            /** @description Address of the next page, null on the last one */
            successiva: string | null;
            /** @description Name of the edition of the data */
            edizione: string;
            /**
             * @description Present when a day is after the last one of the edition, so that the last known state is shown, or when the rows
             * are not all that was asked for
             */
            avviso?: string;
        };
        /**
         * @description Format. A CSV is UTF-8 with commas; a date of Parquet is a date
         * @enum {string}
         */
        FormatoArchivio: "csv" | "jsonl" | "parquet" | "sqlite" | "json" | "testo" | "topojson";
        FileArchiviato: {
            /** @description Name of the file */
            nome: string;
            formato: components["schemas"]["FormatoArchivio"];
            /** @description The table that it holds; null for a file with several tables or with none */
            tabella: string | null;
            /** @description Its permanent address, which accepts ranges of bytes; that of a boundary set does not */
            url: string;
            /** @description Its length without compression */
            byte: number;
            /** @description Rows of its table, null for a file with several tables or with none */
            righe: number | null;
            /** @description SHA-256 of its bytes, in hexadecimal digits */
            sha256: string;
        };
        Archivio: {
            /** @description Name of the edition */
            edizione: string;
            /**
             * Format: date
             * @description The day up to which the municipal changes are known, YYYY-MM-DD
             */
            aggiornata_al: string;
            file: components["schemas"]["FileArchiviato"][];
            confini: components["schemas"]["StatoConfini"];
            /** @description Address of the description of the files (Frictionless Data Package) */
            datapackage: string;
            /** @description Address of the text that says how to cite the edition */
            come_citare: string;
            /** @description The editions whose files are available, the newest first */
            edizioni: string[];
        };
    };
}
export type Problem = components['schemas']['Problem'];
export type Lingua = components['schemas']['Lingua'];
export type Risorsa = components['schemas']['Risorsa'];
export type Risorse = components['schemas']['Risorse'];
export type LivelloChiesto = components['schemas']['LivelloChiesto'];
export type Sempre = components['schemas']['Sempre'];
export type Separatore = components['schemas']['Separatore'];
export type Livello = components['schemas']['Livello'];
export type RiferimentoProvincia = components['schemas']['RiferimentoProvincia'];
export type RiferimentoRegione = components['schemas']['RiferimentoRegione'];
export type RiferimentoRipartizione = components['schemas']['RiferimentoRipartizione'];
export type Certezza = components['schemas']['Certezza'];
export type Fonte = components['schemas']['Fonte'];
export type RigaUnita = components['schemas']['RigaUnita'];
export type LivelloMappa = components['schemas']['LivelloMappa'];
export type ConfinePunto = components['schemas']['ConfinePunto'];
export type Punto = components['schemas']['Punto'];
export type ElencoUnita = components['schemas']['ElencoUnita'];
export type Unita = components['schemas']['Unita'];
export type ElencoVersioni = components['schemas']['ElencoVersioni'];
export type Provvedimento = components['schemas']['Provvedimento'];
export type Collegata = components['schemas']['Collegata'];
export type RigaVariazione = components['schemas']['RigaVariazione'];
export type ElencoVariazioniDiUnita = components['schemas']['ElencoVariazioniDiUnita'];
export type Relazione = components['schemas']['Relazione'];
export type Motivo = components['schemas']['Motivo'];
export type Variazione = components['schemas']['Variazione'];
export type RigaDiscendenza = components['schemas']['RigaDiscendenza'];
export type ElencoOrigini = components['schemas']['ElencoOrigini'];
export type ElencoDestini = components['schemas']['ElencoDestini'];
export type Periodo = components['schemas']['Periodo'];
export type UnitaImparentata = components['schemas']['UnitaImparentata'];
export type Passaggio = components['schemas']['Passaggio'];
export type Genealogia = components['schemas']['Genealogia'];
export type RigaDimensione = components['schemas']['RigaDimensione'];
export type ElencoDimensioni = components['schemas']['ElencoDimensioni'];
export type RigaCodiceAvuto = components['schemas']['RigaCodiceAvuto'];
export type ElencoCodici = components['schemas']['ElencoCodici'];
export type ElencoVariazioni = components['schemas']['ElencoVariazioni'];
export type RigaConteggioVariazioni = components['schemas']['RigaConteggioVariazioni'];
export type ElencoConteggiVariazioni = components['schemas']['ElencoConteggiVariazioni'];
export type EventoCorrispondenza = components['schemas']['EventoCorrispondenza'];
export type RigaCorrispondenza = components['schemas']['RigaCorrispondenza'];
export type ElencoCorrispondenze = components['schemas']['ElencoCorrispondenze'];
export type UnitaVariata = components['schemas']['UnitaVariata'];
export type VariazioneContata = components['schemas']['VariazioneContata'];
export type Confronto = components['schemas']['Confronto'];
export type RispostaConfronto = components['schemas']['RispostaConfronto'];
export type NomeConProvincia = components['schemas']['NomeConProvincia'];
export type Decisione = components['schemas']['Decisione'];
export type RichiestaTraduzione = components['schemas']['RichiestaTraduzione'];
export type ParteTerritorio = components['schemas']['ParteTerritorio'];
export type ValoreTradotto = components['schemas']['ValoreTradotto'];
export type Alternativa = components['schemas']['Alternativa'];
export type ValoreDiscordante = components['schemas']['ValoreDiscordante'];
export type EpocaRiconosciuta = components['schemas']['EpocaRiconosciuta'];
export type EsempioRisposta = components['schemas']['EsempioRisposta'];
export type RispostaPossibile = components['schemas']['RispostaPossibile'];
export type DomandaTraduzione = components['schemas']['DomandaTraduzione'];
export type Traduzione = components['schemas']['Traduzione'];
export type LivelloMappaChiesto = components['schemas']['LivelloMappaChiesto'];
export type StatoConfini = components['schemas']['StatoConfini'];
export type Insieme = components['schemas']['Insieme'];
export type NonDisegnata = components['schemas']['NonDisegnata'];
export type InizioInsieme = components['schemas']['InizioInsieme'];
export type Confini = components['schemas']['Confini'];
export type OgcGeometry = components['schemas']['OgcGeometry'];
export type LivelloElemento = components['schemas']['LivelloElemento'];
export type CertezzaConfine = components['schemas']['CertezzaConfine'];
export type OgcProperties = components['schemas']['OgcProperties'];
export type OgcLink = components['schemas']['OgcLink'];
export type OgcFeature = components['schemas']['OgcFeature'];
export type UnitaSenzaConfine = components['schemas']['UnitaSenzaConfine'];
export type ConfiniGeoJson = components['schemas']['ConfiniGeoJson'];
export type GeometriaTopoJson = components['schemas']['GeometriaTopoJson'];
export type OggettoTopoJson = components['schemas']['OggettoTopoJson'];
export type ConfiniTopoJson = components['schemas']['ConfiniTopoJson'];
export type FormatoOgc = components['schemas']['FormatoOgc'];
export type OgcLanding = components['schemas']['OgcLanding'];
export type OgcConformance = components['schemas']['OgcConformance'];
export type OgcSpatialExtent = components['schemas']['OgcSpatialExtent'];
export type OgcTemporalExtent = components['schemas']['OgcTemporalExtent'];
export type OgcExtent = components['schemas']['OgcExtent'];
export type OgcCollection = components['schemas']['OgcCollection'];
export type OgcCollections = components['schemas']['OgcCollections'];
export type OgcFeatures = components['schemas']['OgcFeatures'];
export type ReconcileEntry = components['schemas']['ReconcileEntry'];
export type ReconcileView = components['schemas']['ReconcileView'];
export type ReconcilePreview = components['schemas']['ReconcilePreview'];
export type ReconcileService = components['schemas']['ReconcileService'];
export type ReconcileSetting = components['schemas']['ReconcileSetting'];
export type ReconcileExtend = components['schemas']['ReconcileExtend'];
export type ReconcileManifest = components['schemas']['ReconcileManifest'];
export type ReconcileColumn = components['schemas']['ReconcileColumn'];
export type ReconcileText = components['schemas']['ReconcileText'];
export type ReconcileDate = components['schemas']['ReconcileDate'];
export type ReconcileUnit = components['schemas']['ReconcileUnit'];
export type ReconcileCell = components['schemas']['ReconcileCell'];
export type ReconcileExtension = components['schemas']['ReconcileExtension'];
export type ReconcileCandidate = components['schemas']['ReconcileCandidate'];
export type ReconcileResult = components['schemas']['ReconcileResult'];
export type ReconcileResults = components['schemas']['ReconcileResults'];
export type ReconcileSuggestion = components['schemas']['ReconcileSuggestion'];
export type ReconcileSuggestions = components['schemas']['ReconcileSuggestions'];
export type ReconcileProposal = components['schemas']['ReconcileProposal'];
export type ChiaveArchivio = components['schemas']['ChiaveArchivio'];
export type RigaArchivio = components['schemas']['RigaArchivio'];
export type RigaNovita = components['schemas']['RigaNovita'];
export type ElencoNovita = components['schemas']['ElencoNovita'];
export type FormatoArchivio = components['schemas']['FormatoArchivio'];
export type FileArchiviato = components['schemas']['FileArchiviato'];
export type Archivio = components['schemas']['Archivio'];
export interface operations {
    risorse: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Risorse"];
                };
            };
        };
    };
    unita: {
        parameters: {
            query?: {
                /**
                 * @description Level of the units: comune, uts (provinces and other supra-municipal units; also `provincia`), regione or
                 * ripartizione
                 * @example comune
                 */
                livello?: components["schemas"]["LivelloChiesto"];
                /**
                 * @description Day on which the units are in force; default today in Europe/Rome, YYYY-MM-DD
                 * @example 2025-01-01
                 */
                data?: string;
                /**
                 * @description 1 in place of `data`: the units of all times, each in its last state; `q` then also finds units that ended
                 * @example 1
                 */
                sempre?: components["schemas"]["Sempre"];
                /**
                 * @description Current or former name or part of it, beginning of a code, plate, NUTS code; case and accents do not matter
                 * @example valsamoggia
                 */
                q?: string;
                /**
                 * @description Longitude and latitude in degrees (WGS84): the municipality, province and region in which the point was on
                 * the day
                 * @example 9.19,45.464
                 */
                punto?: string;
                /**
                 * @description Istat code, or several separated by commas; for a uts also the statistical code
                 * @example 022205
                 */
                codice?: string;
                /**
                 * @description Cadastral code, or several separated by commas
                 * @example L378
                 */
                codice_catastale?: string;
                /**
                 * @description Plate letters of the province, or several separated by commas
                 * @example TN
                 */
                sigla?: string;
                /**
                 * @description NUTS 2024 code of any level, or several separated by commas
                 * @example ITH20
                 */
                nuts?: string;
                /**
                 * @description Province: its code, statistical code, plate or name
                 * @example TN
                 */
                provincia?: string;
                /**
                 * @description Region: its code, NUTS code or name
                 * @example 04
                 */
                regione?: string;
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoUnita"];
                };
            };
        };
    };
    unita_per_id: {
        parameters: {
            query?: {
                /**
                 * @description Day on which the unit is in force; without it the last state, YYYY-MM-DD
                 * @example 2025-01-01
                 */
                data?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "jsonld" | "turtle";
            };
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unita"];
                };
            };
        };
    };
    versioni: {
        parameters: {
            query?: {
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoVersioni"];
                };
            };
        };
    };
    variazioni_di_unita: {
        parameters: {
            query?: {
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoVariazioniDiUnita"];
                };
            };
        };
    };
    origini: {
        parameters: {
            query?: {
                /**
                 * @description The day on which to look for the units; default the day before the unit began, YYYY-MM-DD
                 * @example 2010-01-01
                 */
                data?: string;
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoOrigini"];
                };
            };
        };
    };
    destini: {
        parameters: {
            query?: {
                /**
                 * @description The day on which to look for the units; default today in Europe/Rome, YYYY-MM-DD
                 * @example 2025-01-01
                 */
                data?: string;
                /**
                 * @description The day from which to follow the unit; default its first day, YYYY-MM-DD
                 * @example 2013-12-31
                 */
                da?: string;
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoDestini"];
                };
            };
        };
    };
    genealogia: {
        parameters: {
            query?: {
                /**
                 * @description Generations in each direction
                 * @example 3
                 */
                generazioni?: number;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Genealogia"];
                };
            };
        };
    };
    dimensioni: {
        parameters: {
            query?: {
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoDimensioni"];
                };
            };
        };
    };
    codici: {
        parameters: {
            query?: {
                /**
                 * @description Level of the units: comune, uts (provinces and other supra-municipal units; also `provincia`), regione or
                 * ripartizione
                 * @example comune
                 */
                livello?: components["schemas"]["LivelloChiesto"];
                /**
                 * @description Only the units that had the code on this day, YYYY-MM-DD
                 * @example 2010-01-01
                 */
                data?: string;
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            path: {
                /**
                 * @description The code, with its zeros
                 * @example 092119
                 */
                codice: string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoCodici"];
                };
            };
        };
    };
    variazioni: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period, included; without it the first of the history, YYYY-MM-DD
                 * @example 2014-01-01
                 */
                dal?: string;
                /**
                 * @description Last day of the period, included; without it the last of the edition, YYYY-MM-DD
                 * @example 2014-12-31
                 */
                al?: string;
                /**
                 * @description Level of the units: comune, uts (provinces and other supra-municipal units; also `provincia`), regione or
                 * ripartizione
                 * @example comune
                 */
                livello?: components["schemas"]["LivelloChiesto"];
                /**
                 * @description Kind of change, or several separated by commas: CS, ES, CD, AP, RN, AQ, CE, AQES, CECS, AS, PV,
                 * non_specificata
                 * @example CS,ES
                 */
                tipo?: string;
                /**
                 * @description Region to which the unit belonged before or after: its code, NUTS code or name
                 * @example 08
                 */
                regione?: string;
                /**
                 * @description Province to which the unit belonged before or after: its code, statistical code, plate or name
                 * @example BO
                 */
                provincia?: string;
                /**
                 * @description Id of a unit: its changes, and those in which it is the other unit
                 * @example 10370610
                 */
                unita?: number;
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoVariazioni"];
                };
            };
        };
    };
    conteggi_variazioni: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period, included; without it the first of the history, YYYY-MM-DD
                 * @example 2014-01-01
                 */
                dal?: string;
                /**
                 * @description Last day of the period, included; without it the last of the edition, YYYY-MM-DD
                 * @example 2014-12-31
                 */
                al?: string;
                /**
                 * @description Level of the units: comune, uts (provinces and other supra-municipal units; also `provincia`), regione or
                 * ripartizione
                 * @example comune
                 */
                livello?: components["schemas"]["LivelloChiesto"];
                /**
                 * @description Kind of change, or several separated by commas: CS, ES, CD, AP, RN, AQ, CE, AQES, CECS, AS, PV,
                 * non_specificata
                 * @example CS,ES
                 */
                tipo?: string;
                /**
                 * @description Region to which the unit belonged before or after: its code, NUTS code or name
                 * @example 08
                 */
                regione?: string;
                /**
                 * @description Province to which the unit belonged before or after: its code, statistical code, plate or name
                 * @example BO
                 */
                provincia?: string;
                /**
                 * @description Id of a unit: its changes, and those in which it is the other unit
                 * @example 10370610
                 */
                unita?: number;
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoConteggiVariazioni"];
                };
            };
        };
    };
    corrispondenze: {
        parameters: {
            query: {
                /**
                 * @description The day from which to compare; it may be after `a`, YYYY-MM-DD
                 * @example 1991-10-20
                 */
                da: string;
                /**
                 * @description The day to which to compare; default today in Europe/Rome, YYYY-MM-DD
                 * @example 2025-01-01
                 */
                a?: string;
                /**
                 * @description Level of the units: comune, uts (provinces and other supra-municipal units; also `provincia`), regione or
                 * ripartizione
                 * @example comune
                 */
                livello?: components["schemas"]["LivelloChiesto"];
                /**
                 * @description Istat code, or several separated by commas; for a uts also the statistical code
                 * @example 022205
                 */
                codice?: string;
                /**
                 * @description Province: its code, statistical code, plate or name
                 * @example TN
                 */
                provincia?: string;
                /**
                 * @description Region: its code, NUTS code or name
                 * @example 04
                 */
                regione?: string;
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoCorrispondenze"];
                };
            };
        };
    };
    confronto: {
        parameters: {
            query: {
                /**
                 * @description The day from which to compare; it may be after `a`, YYYY-MM-DD
                 * @example 1991-10-20
                 */
                da: string;
                /**
                 * @description The day to which to compare; default today in Europe/Rome, YYYY-MM-DD
                 * @example 2025-01-01
                 */
                a?: string;
                /**
                 * @description Level of the units: comune, uts (provinces and other supra-municipal units; also `provincia`), regione or
                 * ripartizione
                 * @example comune
                 */
                livello?: components["schemas"]["LivelloChiesto"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaConfronto"];
                };
            };
        };
    };
    traduzioni: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "valori": [
                 *         "037009",
                 *         "037011",
                 *         "058091"
                 *       ],
                 *       "tipo": "comune",
                 *       "dal": "2013-06-01",
                 *       "al": "2025-01-01"
                 *     }
                 */
                "application/json": components["schemas"]["RichiestaTraduzione"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traduzione"];
                };
            };
        };
    };
    confini: {
        parameters: {
            query: {
                /**
                 * @description Level of the units; `provincia` is read as `uts`. Before 1948, for `regione`, the compartments stand in
                 * their place
                 * @example uts
                 */
                livello: components["schemas"]["LivelloMappaChiesto"];
                /**
                 * @description Day of the map; default today in Europe/Rome, YYYY-MM-DD
                 * @example 1936-04-21
                 */
                data?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confini"];
                };
            };
        };
    };
    confini_file: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            path: {
                /**
                 * @description Name of the file
                 * @example uts-1936.topo.json
                 */
                file: string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    confini_giorno: {
        parameters: {
            query?: {
                /**
                 * @description Istat code, or several separated by commas; for a uts also the statistical code
                 * @example 022205
                 */
                codice?: string;
                /**
                 * @description Cadastral code, or several separated by commas
                 * @example L378
                 */
                codice_catastale?: string;
                /**
                 * @description Plate letters of the province, or several separated by commas
                 * @example TN
                 */
                sigla?: string;
                /**
                 * @description NUTS 2024 code of any level, or several separated by commas
                 * @example ITH20
                 */
                nuts?: string;
                /**
                 * @description Province: its code, statistical code, plate or name
                 * @example TN
                 */
                provincia?: string;
                /**
                 * @description Region: its code, NUTS code or name
                 * @example 04
                 */
                regione?: string;
                /**
                 * @description West, south, east and north in degrees (CRS84): the units with at least a point in this box
                 * @example 11,45,12,46
                 */
                bbox?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example geojson
                 */
                formato?: "geojson" | "topojson" | "gpkg";
            };
            path: {
                /**
                 * @description Level of the units; `provincia` is read as `uts`. Before 1948, for `regione`, the compartments stand in
                 * their place
                 * @example uts
                 */
                livello: components["schemas"]["LivelloMappaChiesto"];
                /**
                 * @description Day of the boundaries, YYYY-MM-DD
                 * @example 1938-01-01
                 */
                giorno: string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfiniGeoJson"] | components["schemas"]["ConfiniTopoJson"];
                };
            };
        };
    };
    ogc: {
        parameters: {
            query?: {
                /**
                 * @description Day of the layer: a date, a moment, or an interval, of which the last day counts; default today in
                 * Europe/Rome
                 * @example 1938-01-01
                 */
                datetime?: string;
                /**
                 * @description Without effect: the answer is JSON
                 * @example json
                 */
                f?: components["schemas"]["FormatoOgc"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OgcLanding"];
                };
            };
        };
    };
    ogc_api: {
        parameters: {
            query?: {
                /**
                 * @description Day of the layer: a date, a moment, or an interval, of which the last day counts; default today in
                 * Europe/Rome
                 * @example 1938-01-01
                 */
                datetime?: string;
                /**
                 * @description Without effect: the answer is JSON
                 * @example json
                 */
                f?: components["schemas"]["FormatoOgc"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    ogc_conformance: {
        parameters: {
            query?: {
                /**
                 * @description Day of the layer: a date, a moment, or an interval, of which the last day counts; default today in
                 * Europe/Rome
                 * @example 1938-01-01
                 */
                datetime?: string;
                /**
                 * @description Without effect: the answer is JSON
                 * @example json
                 */
                f?: components["schemas"]["FormatoOgc"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OgcConformance"];
                };
            };
        };
    };
    ogc_collections: {
        parameters: {
            query?: {
                /**
                 * @description Day of the layer: a date, a moment, or an interval, of which the last day counts; default today in
                 * Europe/Rome
                 * @example 1938-01-01
                 */
                datetime?: string;
                /**
                 * @description Without effect: the answer is JSON
                 * @example json
                 */
                f?: components["schemas"]["FormatoOgc"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OgcCollections"];
                };
            };
        };
    };
    ogc_collection: {
        parameters: {
            query?: {
                /**
                 * @description Day of the layer: a date, a moment, or an interval, of which the last day counts; default today in
                 * Europe/Rome
                 * @example 1938-01-01
                 */
                datetime?: string;
                /**
                 * @description Without effect: the answer is JSON
                 * @example json
                 */
                f?: components["schemas"]["FormatoOgc"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example json
                 */
                formato?: "json";
            };
            path: {
                /**
                 * @description Collection: comuni, uts or regioni
                 * @example uts
                 */
                collezione: string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OgcCollection"];
                };
            };
        };
    };
    ogc_items: {
        parameters: {
            query?: {
                /**
                 * @description Features of a page, at most 10000: a larger number counts as this
                 * @example 2
                 */
                limit?: number;
                /**
                 * @description Features to leave out, from the first one on
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description West, south, east and north in degrees (CRS84): the units with at least a point in this box
                 * @example 11,45,12,46
                 */
                bbox?: string;
                /**
                 * @description Day of the layer: a date, a moment, or an interval, of which the last day counts; default today in
                 * Europe/Rome
                 * @example 1938-01-01
                 */
                datetime?: string;
                /**
                 * @description Without effect: the answer is JSON
                 * @example json
                 */
                f?: components["schemas"]["FormatoOgc"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example geojson
                 */
                formato?: "geojson";
            };
            path: {
                /**
                 * @description Collection: comuni, uts or regioni
                 * @example uts
                 */
                collezione: string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OgcFeatures"];
                };
            };
        };
    };
    ogc_item: {
        parameters: {
            query?: {
                /**
                 * @description Day of the layer: a date, a moment, or an interval, of which the last day counts; default today in
                 * Europe/Rome
                 * @example 1938-01-01
                 */
                datetime?: string;
                /**
                 * @description Without effect: the answer is JSON
                 * @example json
                 */
                f?: components["schemas"]["FormatoOgc"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example geojson
                 */
                formato?: "geojson";
            };
            path: {
                /**
                 * @description Collection: comuni, uts or regioni
                 * @example uts
                 */
                collezione: string;
                /**
                 * @description Id of the feature: the permanent number of the unit
                 * @example 10151460
                 */
                elemento: string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OgcFeature"];
                };
            };
        };
    };
    reconcile: {
        parameters: {
            query?: {
                /**
                 * @description Queries by key, as JSON
                 * @example {"q0":{"query":"Samone (TN)","type":"comune","properties":[{"pid":"data","v":"2010-01-01"}]}}
                 */
                queries?: string;
                /**
                 * @description Units and properties, as JSON
                 * @example {"ids":["10370610"],"properties":[{"id":"codice"}]}
                 */
                extend?: string;
                /** @description Ignored: the answer is JSON, which pages of other sites may read */
                callback?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconcileManifest"] | components["schemas"]["ReconcileExtension"] | components["schemas"]["ReconcileResults"];
                };
            };
        };
    };
    reconcile_suggest: {
        parameters: {
            query?: {
                /**
                 * @description The text
                 * @example valsam
                 */
                prefix?: string;
                /**
                 * @description How many to leave out
                 * @example 0
                 */
                cursor?: number;
                /** @description Ignored: the answer is JSON, which pages of other sites may read */
                callback?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            path: {
                /**
                 * @description What to suggest: entity, property or type
                 * @example entity
                 */
                cosa: "entity" | "property" | "type";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconcileSuggestions"];
                };
            };
        };
    };
    reconcile_propose: {
        parameters: {
            query?: {
                /**
                 * @description Type: comune, uts or regione
                 * @example comune
                 */
                type?: string;
                /**
                 * @description How many
                 * @example 10
                 */
                limit?: number;
                /** @description Ignored: the answer is JSON, which pages of other sites may read */
                callback?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconcileProposal"];
                };
            };
        };
    };
    reconcile_preview: {
        parameters: {
            query: {
                /**
                 * @description Permanent number of the unit
                 * @example 10370610
                 */
                id: number;
                /** @description Ignored: the answer is JSON, which pages of other sites may read */
                callback?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example html
                 */
                formato?: "html";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    variazioni_atom: {
        parameters: {
            query?: {
                /**
                 * @description Level of the units: comune, uts (provinces and other supra-municipal units; also `provincia`), regione or
                 * ripartizione
                 * @example comune
                 */
                livello?: components["schemas"]["LivelloChiesto"];
                /**
                 * @description Only what changed, and the editions that came into service, from this day on, YYYY-MM-DD
                 * @example 2024-01-01
                 */
                dal?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer
                 * @example atom
                 */
                formato?: "atom";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    novita: {
        parameters: {
            query?: {
                /** @description Name of the edition of which the caller has a copy, from `edizioni` of `GET /api/v1/archivio` */
                da_edizione?: string;
                /**
                 * @description In place of `da_edizione`: what was published, and what changed, from this day on, YYYY-MM-DD
                 * @example 2024-01-01
                 */
                dal?: string;
                /**
                 * @description Page of a JSON answer, from 1; other formats are whole
                 * @example 1
                 */
                pagina?: number;
                /**
                 * @description Rows a page of a JSON answer; other formats are whole
                 * @example 2
                 */
                per_pagina?: number;
                /**
                 * @description Fields to answer with, separated by commas, in this order; also columns of the CSV
                 * @example codice,denominazione
                 */
                campi?: string;
                /**
                 * @description Fields to sort by, separated by commas; a hyphen before a field sorts downwards
                 * @example -codice
                 */
                ordina?: string;
                /**
                 * @description Separator of a CSV
                 * @example ;
                 */
                separatore?: components["schemas"]["Separatore"];
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElencoNovita"];
                };
            };
        };
    };
    archivio: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: components["schemas"]["Lingua"];
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Version of the service (`versione` of `GET /api/edizione`), beside `edizione`: the answer of any other
                 * version is `no-cache`
                 */
                versione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archivio"];
                };
            };
        };
    };
}
