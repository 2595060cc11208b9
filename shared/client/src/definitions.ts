// Made of the definitions of the API: `npx vitest run scripts/client -u` writes it again.

export interface paths {
    "/api/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calls, the edition in service and links */
        get: operations["risorse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unita": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units in force on a day, or of all times */
        get: operations["unita"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unita/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A unit in force on a day, or in its last state */
        get: operations["unita_per_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unita/{id}/versioni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The states of a unit in order of time */
        get: operations["versioni"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unita/{id}/variazioni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a unit, with the acts */
        get: operations["variazioni_di_unita"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unita/{id}/origini": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which units a unit was on an earlier day */
        get: operations["origini"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unita/{id}/destini": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which units a unit is on a later day */
        get: operations["destini"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unita/{id}/genealogia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ancestors and descendants of a unit */
        get: operations["genealogia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unita/{id}/dimensioni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Population and area of a unit over time */
        get: operations["dimensioni"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/codici/{codice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The units that have ever had a code */
        get: operations["codici"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/variazioni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of a period */
        get: operations["variazioni"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/variazioni/conteggi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many changes of each kind a period has */
        get: operations["conteggi_variazioni"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/corrispondenze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every unit of one day beside what it is on another */
        get: operations["corrispondenze"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/confronto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the number of units got from one day to another */
        get: operations["confronto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/traduzioni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Codes or names translated to another day */
        post: operations["traduzioni"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/confini": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The boundaries that fit a day best */
        get: operations["confini"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/confini/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of the boundaries: TopoJSON, versions of the units, or who held each area */
        get: operations["confini_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/variazioni.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A feed of changes and editions */
        get: operations["variazioni_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/novita": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the edition in service says otherwise than an earlier one */
        get: operations["novita"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/archivio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bulk files of the edition */
        get: operations["archivio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    risorse: {
        parameters: {
            query?: {
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Name of the edition in service */
                        edizione: string;
                        /**
                         * Format: date
                         * @description The day up to which the municipal changes are known, YYYY-MM-DD
                         */
                        aggiornata_al: string;
                        risorse: {
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
                        }[];
                        /** @description Address of the OpenAPI definitions */
                        definizioni: string;
                        /** @description Address of the list of errors */
                        errori: string;
                        /** @description Address of the page that explains the calls */
                        pagina: string;
                    };
                };
            };
        };
    };
    unita: {
        parameters: {
            query?: {
                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                livello?: "comune" | "uts" | "regione" | "ripartizione";
                /**
                 * @description Day on which the units are in force; default today in Europe/Rome, YYYY-MM-DD
                 * @example 2025-01-01
                 */
                data?: string;
                /**
                 * @description 1 in place of `data`: the units of all times, each in its last state; `q` then also finds units that ended
                 * @example 1
                 */
                sempre?: "1" | "0";
                /**
                 * @description Current or former name or part of it, beginning of a code, plate, NUTS code; case and accents do not matter
                 * @example valsamoggia
                 */
                q?: string;
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /**
                             * @description Permanent number of the unit: it stays when code, name or province change, and between editions
                             */
                            id: number;
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /**
                             * @description Istat code with its zeros: comune 6 digits, uts 3 (the historical code), regione 2, ripartizione
                             * 1; null where no source has it
                             */
                            codice: string | null;
                            /** @description Name, with the other official language where there is one: "Bolzano/Bozen" */
                            denominazione: string;
                            /** @description Name in the other official language, null where there is none */
                            denominazione_altra: string | null;
                            /** @description Cadastral (Belfiore) code of a comune, null where no source has it */
                            codice_catastale: string | null;
                            /** @description Province or other supra-municipal unit of a comune, null for other levels */
                            provincia: {
                                /** @description Id of the province */
                                id: number;
                                /** @description Istat code of the province */
                                codice: string;
                                /** @description Name of the province on that day */
                                denominazione: string;
                                /** @description Plate letters, null before 1927 and where the province has none */
                                sigla: string | null;
                            } | null;
                            /** @description Region of a comune or uts, null before 1948, when the regions were established */
                            regione: {
                                /** @description Id of the region */
                                id: number;
                                /** @description Istat code of the region */
                                codice: string;
                                /** @description Name of the region on that day */
                                denominazione: string;
                            } | null;
                            /** @description Geographical division of a comune, uts or regione, null where there is no region */
                            ripartizione: {
                                /** @description Id of the division */
                                id: number;
                                /** @description Istat code of the division */
                                codice: string;
                                /** @description Name of the division on that day */
                                denominazione: string;
                            } | null;
                            /**
                             * Format: date
                             * @description First day on which code, name, province and cadastral code were these, YYYY-MM-DD
                             */
                            valido_dal: string;
                            /** @description First day on which they were no longer these; null while in force, YYYY-MM-DD */
                            valido_al: string | null;
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza: "dichiarato" | "derivato" | "dedotto";
                            /**
                             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled
                             * vocabulary of the municipalities, with their history), report_98, report_128 and report_129 (ends and changes
                             * that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source has no name
                             */
                            fonte: ("vocabolario_comuni" | "report_98" | "report_128" | "report_129" | "tabella_ricodifiche") | null;
                            /** @description Statistical code of a uts (COD_UTS), null where not known */
                            codice_uts: string | null;
                            /** @description Plate letters of a uts, null for other levels */
                            sigla: string | null;
                            /**
                             * @description Type of a uts (1 provincia, 2 provincia autonoma, 3 città metropolitana, 4 libero consorzio, 5
                             * unità non amministrativa) or of a regione (1 ordinary, 2 special statute), null where not known
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
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "jsonld" | "turtle";
            };
            header?: never;
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Permanent number of the unit: it stays when code, name or province change, and between editions */
                        id: number;
                        /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                        livello: "comune" | "uts" | "regione" | "ripartizione";
                        /**
                         * @description Istat code with its zeros: comune 6 digits, uts 3 (the historical code), regione 2, ripartizione 1;
                         * null where no source has it
                         */
                        codice: string | null;
                        /** @description Name, with the other official language where there is one: "Bolzano/Bozen" */
                        denominazione: string;
                        /** @description Name in the other official language, null where there is none */
                        denominazione_altra: string | null;
                        /** @description Cadastral (Belfiore) code of a comune, null where no source has it */
                        codice_catastale: string | null;
                        /** @description Province or other supra-municipal unit of a comune, null for other levels */
                        provincia: {
                            /** @description Id of the province */
                            id: number;
                            /** @description Istat code of the province */
                            codice: string;
                            /** @description Name of the province on that day */
                            denominazione: string;
                            /** @description Plate letters, null before 1927 and where the province has none */
                            sigla: string | null;
                        } | null;
                        /** @description Region of a comune or uts, null before 1948, when the regions were established */
                        regione: {
                            /** @description Id of the region */
                            id: number;
                            /** @description Istat code of the region */
                            codice: string;
                            /** @description Name of the region on that day */
                            denominazione: string;
                        } | null;
                        /** @description Geographical division of a comune, uts or regione, null where there is no region */
                        ripartizione: {
                            /** @description Id of the division */
                            id: number;
                            /** @description Istat code of the division */
                            codice: string;
                            /** @description Name of the division on that day */
                            denominazione: string;
                        } | null;
                        /**
                         * Format: date
                         * @description First day on which code, name, province and cadastral code were these, YYYY-MM-DD
                         */
                        valido_dal: string;
                        /** @description First day on which they were no longer these; null while in force, YYYY-MM-DD */
                        valido_al: string | null;
                        /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                        certezza: "dichiarato" | "derivato" | "dedotto";
                        /**
                         * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled
                         * vocabulary of the municipalities, with their history), report_98, report_128 and report_129 (ends and changes
                         * that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source has no name
                         */
                        fonte: ("vocabolario_comuni" | "report_98" | "report_128" | "report_129" | "tabella_ricodifiche") | null;
                        /** @description Statistical code of a uts (COD_UTS), null where not known */
                        codice_uts: string | null;
                        /** @description Plate letters of a uts, null for other levels */
                        sigla: string | null;
                        /**
                         * @description Type of a uts (1 provincia, 2 provincia autonoma, 3 città metropolitana, 4 libero consorzio, 5 unità
                         * non amministrativa) or of a regione (1 ordinary, 2 special statute), null where not known
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /**
                             * @description Permanent number of the unit: it stays when code, name or province change, and between editions
                             */
                            id: number;
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /**
                             * @description Istat code with its zeros: comune 6 digits, uts 3 (the historical code), regione 2, ripartizione
                             * 1; null where no source has it
                             */
                            codice: string | null;
                            /** @description Name, with the other official language where there is one: "Bolzano/Bozen" */
                            denominazione: string;
                            /** @description Name in the other official language, null where there is none */
                            denominazione_altra: string | null;
                            /** @description Cadastral (Belfiore) code of a comune, null where no source has it */
                            codice_catastale: string | null;
                            /** @description Province or other supra-municipal unit of a comune, null for other levels */
                            provincia: {
                                /** @description Id of the province */
                                id: number;
                                /** @description Istat code of the province */
                                codice: string;
                                /** @description Name of the province on that day */
                                denominazione: string;
                                /** @description Plate letters, null before 1927 and where the province has none */
                                sigla: string | null;
                            } | null;
                            /** @description Region of a comune or uts, null before 1948, when the regions were established */
                            regione: {
                                /** @description Id of the region */
                                id: number;
                                /** @description Istat code of the region */
                                codice: string;
                                /** @description Name of the region on that day */
                                denominazione: string;
                            } | null;
                            /** @description Geographical division of a comune, uts or regione, null where there is no region */
                            ripartizione: {
                                /** @description Id of the division */
                                id: number;
                                /** @description Istat code of the division */
                                codice: string;
                                /** @description Name of the division on that day */
                                denominazione: string;
                            } | null;
                            /**
                             * Format: date
                             * @description First day on which code, name, province and cadastral code were these, YYYY-MM-DD
                             */
                            valido_dal: string;
                            /** @description First day on which they were no longer these; null while in force, YYYY-MM-DD */
                            valido_al: string | null;
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza: "dichiarato" | "derivato" | "dedotto";
                            /**
                             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled
                             * vocabulary of the municipalities, with their history), report_98, report_128 and report_129 (ends and changes
                             * that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source has no name
                             */
                            fonte: ("vocabolario_comuni" | "report_98" | "report_128" | "report_129" | "tabella_ricodifiche") | null;
                            /** @description Statistical code of a uts (COD_UTS), null where not known */
                            codice_uts: string | null;
                            /** @description Plate letters of a uts, null for other levels */
                            sigla: string | null;
                            /**
                             * @description Type of a uts (1 provincia, 2 provincia autonoma, 3 città metropolitana, 4 libero consorzio, 5
                             * unità non amministrativa) or of a regione (1 ordinary, 2 special statute), null where not known
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
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /**
                             * Format: date
                             * @description First day of the new state, YYYY-MM-DD
                             */
                            data: string;
                            /**
                             * @description Kind of change: CS constitution; ES extinction; CD change of name; AP change of province; RN new
                             * statistical code; AQ acquisition of territory; CE cession of territory; AQES acquisition of territory from an
                             * extinct unit; CECS cession of territory for the constitution of a new unit; AS passage to a foreign state; PV
                             * first validity. Null where the sources show that something changed and do not say what
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
                             * @description Id of the other unit: the successor, the unit merged or divided, for AP the new province, for a
                             * change without a kind the unit that ended in it or was founded from it on that day; null where there is none
                             * or none is known
                             */
                            id_collegata: number | null;
                            /** @description Code of the other unit on that day */
                            codice_collegato: string | null;
                            /** @description Name of the other unit on that day */
                            denominazione_collegata: string | null;
                            /** @description The act that ordered the change, null where no loaded source has it */
                            provvedimento: {
                                /** @description The act, as published */
                                testo: string;
                                /** @description The official journal that published it, null where the source names none */
                                gazzetta: string | null;
                                /** @description Date of the act, null where its text gives none or several, YYYY-MM-DD */
                                data: string | null;
                                /** @description Address of its document, null where none is known */
                                url: string | null;
                            } | null;
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza: "dichiarato" | "derivato" | "dedotto";
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /** @description Code of the unit before the change, null for a beginning */
                            codice_precedente: string | null;
                            /** @description Name of the unit before the change, null for a beginning */
                            denominazione_precedente: string | null;
                            /**
                             * @description The other side of the change: unità (id_collegata), estero (a foreign state), nessuna (this kind
                             * has none), non nota (no loaded list names it), non caricata (no list that would name it is loaded)
                             */
                            collegata: "unità" | "estero" | "nessuna" | "non nota" | "non caricata";
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza_collegata: ("dichiarato" | "derivato" | "dedotto") | null;
                            /**
                             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled
                             * vocabulary of the municipalities, with their history), report_98, report_128 and report_129 (ends and changes
                             * that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source has no name
                             */
                            fonte: ("vocabolario_comuni" | "report_98" | "report_128" | "report_129" | "tabella_ricodifiche") | null;
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /** @description Id of the unit on that day; null where the unit, or a part of it, leads nowhere */
                            id: number | null;
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /** @description Code on that day */
                            codice: string | null;
                            /** @description Name on that day */
                            denominazione: string | null;
                            /**
                             * @description 1:1, n:1 (several units are in one), 1:n (one is in several), n:m; null where one side is
                             * missing
                             */
                            relazione: ("1:1" | "n:1" | "1:n" | "n:m") | null;
                            /**
                             * @description Share of the population of the unit that went to this one: 1 when all of it did, null where no
                             * source has the figures of every part
                             */
                            peso_popolazione: number | null;
                            /** @description The same by area */
                            peso_superficie: number | null;
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza: ("dichiarato" | "derivato" | "dedotto") | null;
                            /**
                             * @description Why the unit, or a part of it, leads nowhere or comes from nowhere: ceduta_a_stato_estero,
                             * senza_destino_noto (no source names who took over), annessa_da_stato_estero, prima_validita (its history
                             * begins in between), senza_origine_nota; null for a pair
                             */
                            motivo: ("ceduta_a_stato_estero" | "annessa_da_stato_estero" | "prima_validita" | "senza_destino_noto" | "senza_origine_nota") | null;
                            /** @description Census of the figures, null where the weight is 1 by itself or not known */
                            anno_popolazione: number | null;
                            /** @description Year of the areas, null where the weight is 1 by itself or not known */
                            anno_superficie: number | null;
                            /** @description What happened on the way, in order of time, with the acts; in a CSV as JSON */
                            passi: {
                                /**
                                 * Format: date
                                 * @description First day of the new state, YYYY-MM-DD
                                 */
                                data: string;
                                /**
                                 * @description Kind of change: CS constitution; ES extinction; CD change of name; AP change of province; RN
                                 * new statistical code; AQ acquisition of territory; CE cession of territory; AQES acquisition of territory
                                 * from an extinct unit; CECS cession of territory for the constitution of a new unit; AS passage to a
                                 * foreign state; PV first validity. Null where the sources show that something changed and do not say what
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
                                 * @description Id of the other unit: the successor, the unit merged or divided, for AP the new province,
                                 * for a change without a kind the unit that ended in it or was founded from it on that day; null where
                                 * there is none or none is known
                                 */
                                id_collegata: number | null;
                                /** @description Code of the other unit on that day */
                                codice_collegato: string | null;
                                /** @description Name of the other unit on that day */
                                denominazione_collegata: string | null;
                                /** @description The act that ordered the change, null where no loaded source has it */
                                provvedimento: {
                                    /** @description The act, as published */
                                    testo: string;
                                    /** @description The official journal that published it, null where the source names none */
                                    gazzetta: string | null;
                                    /** @description Date of the act, null where its text gives none or several, YYYY-MM-DD */
                                    data: string | null;
                                    /** @description Address of its document, null where none is known */
                                    url: string | null;
                                } | null;
                                /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                                certezza: "dichiarato" | "derivato" | "dedotto";
                                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                                livello: "comune" | "uts" | "regione" | "ripartizione";
                                /** @description Code of the unit before the change, null for a beginning */
                                codice_precedente: string | null;
                                /** @description Name of the unit before the change, null for a beginning */
                                denominazione_precedente: string | null;
                                /**
                                 * @description The other side of the change: unità (id_collegata), estero (a foreign state), nessuna (this
                                 * kind has none), non nota (no loaded list names it), non caricata (no list that would name it is loaded)
                                 */
                                collegata: "unità" | "estero" | "nessuna" | "non nota" | "non caricata";
                                /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                                certezza_collegata: ("dichiarato" | "derivato" | "dedotto") | null;
                                /**
                                 * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled
                                 * vocabulary of the municipalities, with their history), report_98, report_128 and report_129 (ends and
                                 * changes that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source
                                 * has no name
                                 */
                                fonte: ("vocabolario_comuni" | "report_98" | "report_128" | "report_129" | "tabella_ricodifiche") | null;
                            }[];
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /** @description Id of the unit on that day; null where the unit, or a part of it, leads nowhere */
                            id: number | null;
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /** @description Code on that day */
                            codice: string | null;
                            /** @description Name on that day */
                            denominazione: string | null;
                            /**
                             * @description 1:1, n:1 (several units are in one), 1:n (one is in several), n:m; null where one side is
                             * missing
                             */
                            relazione: ("1:1" | "n:1" | "1:n" | "n:m") | null;
                            /**
                             * @description Share of the population of the unit that went to this one: 1 when all of it did, null where no
                             * source has the figures of every part
                             */
                            peso_popolazione: number | null;
                            /** @description The same by area */
                            peso_superficie: number | null;
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza: ("dichiarato" | "derivato" | "dedotto") | null;
                            /**
                             * @description Why the unit, or a part of it, leads nowhere or comes from nowhere: ceduta_a_stato_estero,
                             * senza_destino_noto (no source names who took over), annessa_da_stato_estero, prima_validita (its history
                             * begins in between), senza_origine_nota; null for a pair
                             */
                            motivo: ("ceduta_a_stato_estero" | "annessa_da_stato_estero" | "prima_validita" | "senza_destino_noto" | "senza_origine_nota") | null;
                            /** @description Census of the figures, null where the weight is 1 by itself or not known */
                            anno_popolazione: number | null;
                            /** @description Year of the areas, null where the weight is 1 by itself or not known */
                            anno_superficie: number | null;
                            /** @description What happened on the way, in order of time, with the acts; in a CSV as JSON */
                            passi: {
                                /**
                                 * Format: date
                                 * @description First day of the new state, YYYY-MM-DD
                                 */
                                data: string;
                                /**
                                 * @description Kind of change: CS constitution; ES extinction; CD change of name; AP change of province; RN
                                 * new statistical code; AQ acquisition of territory; CE cession of territory; AQES acquisition of territory
                                 * from an extinct unit; CECS cession of territory for the constitution of a new unit; AS passage to a
                                 * foreign state; PV first validity. Null where the sources show that something changed and do not say what
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
                                 * @description Id of the other unit: the successor, the unit merged or divided, for AP the new province,
                                 * for a change without a kind the unit that ended in it or was founded from it on that day; null where
                                 * there is none or none is known
                                 */
                                id_collegata: number | null;
                                /** @description Code of the other unit on that day */
                                codice_collegato: string | null;
                                /** @description Name of the other unit on that day */
                                denominazione_collegata: string | null;
                                /** @description The act that ordered the change, null where no loaded source has it */
                                provvedimento: {
                                    /** @description The act, as published */
                                    testo: string;
                                    /** @description The official journal that published it, null where the source names none */
                                    gazzetta: string | null;
                                    /** @description Date of the act, null where its text gives none or several, YYYY-MM-DD */
                                    data: string | null;
                                    /** @description Address of its document, null where none is known */
                                    url: string | null;
                                } | null;
                                /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                                certezza: "dichiarato" | "derivato" | "dedotto";
                                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                                livello: "comune" | "uts" | "regione" | "ripartizione";
                                /** @description Code of the unit before the change, null for a beginning */
                                codice_precedente: string | null;
                                /** @description Name of the unit before the change, null for a beginning */
                                denominazione_precedente: string | null;
                                /**
                                 * @description The other side of the change: unità (id_collegata), estero (a foreign state), nessuna (this
                                 * kind has none), non nota (no loaded list names it), non caricata (no list that would name it is loaded)
                                 */
                                collegata: "unità" | "estero" | "nessuna" | "non nota" | "non caricata";
                                /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                                certezza_collegata: ("dichiarato" | "derivato" | "dedotto") | null;
                                /**
                                 * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled
                                 * vocabulary of the municipalities, with their history), report_98, report_128 and report_129 (ends and
                                 * changes that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source
                                 * has no name
                                 */
                                fonte: ("vocabolario_comuni" | "report_98" | "report_128" | "report_129" | "tabella_ricodifiche") | null;
                            }[];
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            header?: never;
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The unit, its ancestors and its descendants, by generation, then by code */
                        unita: {
                            /** @description Id of the unit */
                            id: number;
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /** @description Its last code, null where no source has one */
                            codice: string | null;
                            /** @description Its last name */
                            denominazione: string;
                            /** @description Plate of its last province, else the name; null for other levels than comune */
                            provincia: string | null;
                            /**
                             * @description Steps between it and the unit of the call: negative for ancestors, 0 for the unit, positive for
                             * descendants
                             */
                            generazione: number;
                            /**
                             * @description When it existed, oldest first: several periods for a unit that was abolished and founded again
                             */
                            periodi: {
                                /**
                                 * Format: date
                                 * @description First day, YYYY-MM-DD
                                 */
                                valido_dal: string;
                                /** @description First day after; null while in force, YYYY-MM-DD */
                                valido_al: string | null;
                            }[];
                        }[];
                        /** @description The steps between them, oldest first */
                        passaggi: {
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
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza: "dichiarato" | "derivato" | "dedotto";
                            /** @description The act, as published; null where no source names one */
                            provvedimento: string | null;
                            /**
                             * @description Share of the first unit that passed, by population; null where a part has no figure of its own
                             */
                            peso_popolazione: number | null;
                            /** @description The same share by area */
                            peso_superficie: number | null;
                            /** @description Census of the share; null where the whole passed to one unit */
                            anno_popolazione: number | null;
                            /** @description Year of the area */
                            anno_superficie: number | null;
                        }[];
                        /** @description Whether there are more ancestors than the generations that were asked for */
                        altre_prima: boolean;
                        /** @description Whether there are more descendants than the generations that were asked for */
                        altre_dopo: boolean;
                        /** @description Name of the edition of the data */
                        edizione: string;
                    };
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path: {
                /**
                 * @description Permanent number of the unit, from `GET /api/v1/unita`
                 * @example 10370610
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /**
                             * @description First day on which the territory was the one counted and measured; null when the source sets no
                             * first day, YYYY-MM-DD
                             */
                            valido_dal: string | null;
                            /** @description First day on which it no longer was; null while it is, YYYY-MM-DD */
                            valido_al: string | null;
                            /** @description Legal population at the census, null where not known */
                            popolazione: number | null;
                            /** @description Year of the census, null where not known */
                            anno_censimento: number | null;
                            /** @description Area in square kilometres, null where not known */
                            superficie: number | null;
                            /** @description Year of the area, null where not known */
                            anno_superficie: number | null;
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
                };
            };
        };
    };
    codici: {
        parameters: {
            query?: {
                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                livello?: "comune" | "uts" | "regione" | "ripartizione";
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path: {
                /**
                 * @description The code, with its zeros
                 * @example 092119
                 */
                codice: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /** @description The code */
                            codice: string;
                            /**
                             * @description istat (PRO_COM_T, COD_PROV_STORICO, COD_REG, COD_RIP), uts (COD_UTS, statistical code of a
                             * province or other uts) or catastale
                             */
                            tipo_codice: "istat" | "uts" | "catastale";
                            /** @description Id of the unit */
                            id: number;
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /** @description Name of the unit with this code */
                            denominazione: string;
                            /** @description Name of the province of a comune, the last one within these days */
                            provincia: string | null;
                            /**
                             * Format: date
                             * @description First day on which the unit had this code with this name, YYYY-MM-DD
                             */
                            valido_dal: string;
                            /** @description First day on which it no longer had them; null while in force, YYYY-MM-DD */
                            valido_al: string | null;
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                livello?: "comune" | "uts" | "regione" | "ripartizione";
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /**
                             * Format: date
                             * @description First day of the new state, YYYY-MM-DD
                             */
                            data: string;
                            /**
                             * @description Kind of change: CS constitution; ES extinction; CD change of name; AP change of province; RN new
                             * statistical code; AQ acquisition of territory; CE cession of territory; AQES acquisition of territory from an
                             * extinct unit; CECS cession of territory for the constitution of a new unit; AS passage to a foreign state; PV
                             * first validity. Null where the sources show that something changed and do not say what
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
                             * @description Id of the other unit: the successor, the unit merged or divided, for AP the new province, for a
                             * change without a kind the unit that ended in it or was founded from it on that day; null where there is none
                             * or none is known
                             */
                            id_collegata: number | null;
                            /** @description Code of the other unit on that day */
                            codice_collegato: string | null;
                            /** @description Name of the other unit on that day */
                            denominazione_collegata: string | null;
                            /** @description The act that ordered the change, null where no loaded source has it */
                            provvedimento: {
                                /** @description The act, as published */
                                testo: string;
                                /** @description The official journal that published it, null where the source names none */
                                gazzetta: string | null;
                                /** @description Date of the act, null where its text gives none or several, YYYY-MM-DD */
                                data: string | null;
                                /** @description Address of its document, null where none is known */
                                url: string | null;
                            } | null;
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza: "dichiarato" | "derivato" | "dedotto";
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /** @description Code of the unit before the change, null for a beginning */
                            codice_precedente: string | null;
                            /** @description Name of the unit before the change, null for a beginning */
                            denominazione_precedente: string | null;
                            /**
                             * @description The other side of the change: unità (id_collegata), estero (a foreign state), nessuna (this kind
                             * has none), non nota (no loaded list names it), non caricata (no list that would name it is loaded)
                             */
                            collegata: "unità" | "estero" | "nessuna" | "non nota" | "non caricata";
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza_collegata: ("dichiarato" | "derivato" | "dedotto") | null;
                            /**
                             * @description The list that states the fact, or from whose rows it follows: vocabolario_comuni (controlled
                             * vocabulary of the municipalities, with their history), report_98, report_128 and report_129 (ends and changes
                             * that the institute lists), tabella_ricodifiche (dated table of new codes). Null where the source has no name
                             */
                            fonte: ("vocabolario_comuni" | "report_98" | "report_128" | "report_129" | "tabella_ricodifiche") | null;
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                livello?: "comune" | "uts" | "regione" | "ripartizione";
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /** @description Kind of change, as the parameter `tipo` takes it */
                            tipo: string;
                            /** @description Number of changes: one with several other units counts once */
                            variazioni: number;
                            /** @description Number of rows in the list of changes: one for each other unit */
                            righe: number;
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                livello?: "comune" | "uts" | "regione" | "ripartizione";
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /**
                             * @description Code on the day `da`; null where the unit of `a` comes from nowhere, and where no source has it
                             */
                            codice_da: string | null;
                            /** @description Name on the day `da` */
                            denominazione_da: string | null;
                            /** @description Code on the day `a`; null where the unit of `da` leads nowhere, and where no source has it */
                            codice_a: string | null;
                            /** @description Name on the day `a` */
                            denominazione_a: string | null;
                            /**
                             * @description 1:1, n:1 (several units are in one), 1:n (one is in several), n:m; null where one side is
                             * missing
                             */
                            relazione: ("1:1" | "n:1" | "1:n" | "n:m") | null;
                            /**
                             * @description Share of the population of codice_da that went to codice_a: 1 when all of it did, null where no
                             * source has the figures of every part
                             */
                            peso_popolazione: number | null;
                            /** @description The same by area */
                            peso_superficie: number | null;
                            /** @description Days on which something happened to the two units, or to those on the way */
                            date_eventi: string[];
                            /**
                             * @description Why the unit, or a part of it, leads nowhere or comes from nowhere: ceduta_a_stato_estero,
                             * senza_destino_noto (no source names who took over), annessa_da_stato_estero, prima_validita (its history
                             * begins in between), senza_origine_nota; null for a pair
                             */
                            motivo: ("ceduta_a_stato_estero" | "annessa_da_stato_estero" | "prima_validita" | "senza_destino_noto" | "senza_origine_nota") | null;
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /** @description Id of the unit of the day `da` */
                            id_da: number | null;
                            /** @description Id of the unit of the day `a` */
                            id_a: number | null;
                            /** @description Census of the figures, null where the weight is 1 by itself or not known */
                            anno_popolazione: number | null;
                            /** @description Year of the areas, null where the weight is 1 by itself or not known */
                            anno_superficie: number | null;
                            /** @description The events with their acts; in a CSV as JSON */
                            eventi: {
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
                                provvedimento: {
                                    /** @description The act, as published */
                                    testo: string;
                                    /** @description The official journal that published it, null where the source names none */
                                    gazzetta: string | null;
                                    /** @description Date of the act, null where its text gives none or several, YYYY-MM-DD */
                                    data: string | null;
                                    /** @description Address of its document, null where none is known */
                                    url: string | null;
                                } | null;
                            }[];
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                livello?: "comune" | "uts" | "regione" | "ripartizione";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                        livelli: {
                            /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                            livello: "comune" | "uts" | "regione" | "ripartizione";
                            /** @description Number of units on the day `da` */
                            inizio: number;
                            /** @description Number of units on the day `a`: `inizio` and the sum of `effetto` times `numero` */
                            fine: number;
                            /** @description `fine` less `inizio` */
                            saldo: number;
                            variazioni: {
                                /** @description Kind of change; null where the sources do not say what happened */
                                tipo: string | null;
                                /** @description Name of the kind in the language of the call */
                                descrizione: string;
                                /**
                                 * @description What one such change does to the number: 1, -1 or 0. When `da` is after `a`, a beginning
                                 * takes away and an end adds
                                 */
                                effetto: number;
                                /** @description Number of such changes: units and days */
                                numero: number;
                                unita: {
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
                                }[];
                            }[];
                        }[];
                        /** @description Present when a day is after the last one of the edition: the last known state is counted */
                        avviso?: string;
                    };
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
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
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
                "application/json": {
                    /** @description The values in their order, at most 10000 */
                    valori: (string | null | {
                        denominazione: string;
                        provincia?: string;
                    })[];
                    /**
                     * @description What the values are; uts takes codes of both systems of provinces
                     * @enum {unknown}
                     */
                    tipo: "comune" | "catastale" | "denominazione" | "uts" | "sigla" | "nuts" | "regione";
                    /**
                     * @description The day of which the values are, or ultimo: for each its last day in force. Without it the epoch is
                     * recognised
                     */
                    dal?: string | "ultimo";
                    /**
                     * Format: date
                     * @description The day to translate to, earlier or later
                     */
                    al: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One entry for each value, in their order */
                        dati: {
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
                             * @description All units where they are several, with their codes on the day asked; of an ambiguous name those
                             * of the day that `candidati_al_…` among the notices gives; of a value that depends on the day those of all
                             * days, each with its day and codes in `se_dal_…`. The suggestion for an unknown value
                             */
                            candidati: string[];
                            /** @description Days of the decisive events in their order, joined by | */
                            data_evento: string | null;
                            /** @description Kinds of the decisive events, joined by | */
                            tipo_evento: string | null;
                            /** @description Acts of the decisive events, joined by | */
                            provvedimento: string | null;
                            relazione: ("1:1" | "n:1" | "1:n" | "n:m") | null;
                            /** @description How it is known: stated by a source, following from two versions, or the only candidate */
                            certezza: ("dichiarato" | "derivato" | "dedotto") | null;
                            avvisi: string[];
                        }[];
                        epoca: {
                            /** @description First day, null when it is not recognised, YYYY-MM-DD */
                            dal: string | null;
                            /** @description First day out of it, null when open or not recognised, YYYY-MM-DD */
                            al: string | null;
                            /** @description Share of the distinct values that were in force */
                            quota: number;
                            /** @enum {unknown} */
                            verdetto: "certa" | "probabile" | "mista" | "non_riconosciuta";
                            /** @description Other times, the best first */
                            alternative: {
                                /**
                                 * Format: date
                                 * @description First day, YYYY-MM-DD
                                 */
                                dal: string;
                                /** @description First day out of it, null when open, YYYY-MM-DD */
                                al: string | null;
                                /** @description Share of the values */
                                quota: number;
                            }[];
                            /** @description The distinct values that were not in force, each with the reason */
                            discordanti: {
                                /** @description The value */
                                valore: string;
                                /** @enum {unknown} */
                                motivo: "refuso" | "cessato" | "non_ancora_iniziato" | "sconosciuto";
                                /** @description The code that a typing error may mean, never applied */
                                suggerimento: string | null;
                            }[];
                        } | null;
                        domanda: {
                            /** @description The question, in the language of the answer */
                            testo: string;
                            /** @description Distinct values that depend on the day */
                            valori: number;
                            esempi: string[];
                            /** @description The times, the newest first */
                            risposte: {
                                /**
                                 * Format: date
                                 * @description First day of the time: given as dal, it settles the values, YYYY-MM-DD
                                 */
                                dal: string;
                                /** @description First day out of it, null when open, YYYY-MM-DD */
                                al: string | null;
                                /** @description The answer as a sentence, with examples */
                                testo: string;
                                esempi: {
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
                                }[];
                            }[];
                        } | null;
                        /** @description The day asked is after the last one of the edition */
                        avviso?: string;
                        /** @description Name of the edition */
                        edizione: string;
                    };
                };
            };
        };
    };
    confini: {
        parameters: {
            query: {
                /**
                 * @description Level of the units: before 1948, for `regione`, the compartments stand in their place
                 * @example uts
                 */
                livello: "comune" | "uts" | "regione";
                /**
                 * @description Day of the map; default today in Europe/Rome, YYYY-MM-DD
                 * @example 1936-04-21
                 */
                data?: string;
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Level of the units: before 1948, for `regione`, the compartments stand in their place
                         * @example uts
                         */
                        livello: "comune" | "uts" | "regione";
                        /**
                         * Format: date
                         * @description Day for which the boundaries were chosen, YYYY-MM-DD
                         */
                        data: string;
                        /** @description Whether the edition has boundaries: `in_preparazione` in the first minutes after a load */
                        stato: "pronti" | "in_preparazione" | "non_caricati";
                        /** @description The set that fits best */
                        insieme: {
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
                            /**
                             * @description Addresses of the detailed TopoJSON, by code of region for municipalities, `intero` for other
                             * levels
                             */
                            dettagli: {
                                [key: string]: string;
                            };
                            /**
                             * @description Address of the file that says which units held each area over time; null where the areas have
                             * the codes of the units
                             */
                            detentori: string | null;
                        } | null;
                        /** @description Units in force on the day; compartments are not counted */
                        unita: number;
                        /** @description Units that share all their areas with others, because the border between them is not in the data */
                        condivise: number;
                        /** @description Units in force that no area shows */
                        non_disegnate: {
                            /** @description Permanent number of the unit */
                            id: number;
                            /** @description Code on the day */
                            codice: string;
                            /** @description Name on the day */
                            denominazione: string;
                            /**
                             * @description `ceduta`: the territory is outside Italy today; `senza_poligono`: no loaded set shows the unit
                             */
                            motivo: "ceduta" | "senza_poligono";
                        }[];
                        /** @description Which boundaries these are and how well they fit, for a reader */
                        frase: string;
                        /** @description Which set fits best from which day on */
                        calendario: {
                            /**
                             * Format: date
                             * @description First day, YYYY-MM-DD
                             */
                            dal: string;
                            /** @description The set that fits best from that day on */
                            insieme: string | null;
                        }[];
                        /** @description The sets of the calendar */
                        insiemi: {
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
                            /**
                             * @description Addresses of the detailed TopoJSON, by code of region for municipalities, `intero` for other
                             * levels
                             */
                            dettagli: {
                                [key: string]: string;
                            };
                            /**
                             * @description Address of the file that says which units held each area over time; null where the areas have
                             * the codes of the units
                             */
                            detentori: string | null;
                        }[];
                        /** @description Address of the units of the level with their versions, and of the days on which they changed */
                        giorni: string | null;
                        /** @description The edition */
                        edizione: string;
                    };
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
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            header?: never;
            path: {
                /**
                 * @description Name of the file
                 * @example uts-1936.topo.json
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
    variazioni_atom: {
        parameters: {
            query?: {
                /** @description comune, uts (provinces and other supra-municipal units), regione or ripartizione */
                livello?: "comune" | "uts" | "regione" | "ripartizione";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer
                 * @example atom
                 */
                formato?: "atom";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    novita: {
        parameters: {
            query: {
                /** @description Name of the edition of which the caller has a copy, from `edizioni` of `GET /api/v1/archivio` */
                da_edizione: string;
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
                separatore?: ";" | "," | "|" | "tab";
                /**
                 * @description Language of texts; without it `Accept-Language` decides
                 * @example it
                 */
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json" | "csv" | "jsonl" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows of the page */
                        dati: {
                            /** @description The table of the archive: unita, versioni, variazioni */
                            tabella: string;
                            /**
                             * @description aggiunto: the earlier edition does not have the row; corretto: it has other values; ritirato:
                             * only it has the row
                             */
                            esito: "aggiunto" | "corretto" | "ritirato";
                            /** @description The columns of the key of the table with their values */
                            chiave: {
                                [key: string]: string | number | boolean | null;
                            };
                            /** @description The row of the earlier edition, null for one that was added */
                            prima: {
                                [key: string]: string | number | boolean | null;
                            } | null;
                            /** @description The row of the edition in service, null for one that was withdrawn */
                            dopo: {
                                [key: string]: string | number | boolean | null;
                            } | null;
                        }[];
                        /** @description Number of rows in all */
                        totale: number;
                        /** @description The page, from 1 */
                        pagina: number;
                        /** @description Address of the next page, null on the last one */
                        successiva: string | null;
                        /** @description Name of the edition of the data */
                        edizione: string;
                        /** @description Present when a day is after the last one of the edition: the last known state is shown */
                        avviso?: string;
                    };
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
                lingua?: "it" | "en";
                /**
                 * @description Name of the edition in service: the answer at this address never changes and is `immutable`. Another edition
                 * is 410 or 404
                 */
                edizione?: string;
                /**
                 * @description Format of the answer: it prevails over `Accept`
                 * @example json
                 */
                formato?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Name of the edition */
                        edizione: string;
                        /**
                         * Format: date
                         * @description The day up to which the municipal changes are known, YYYY-MM-DD
                         */
                        aggiornata_al: string;
                        file: {
                            /** @description Name of the file */
                            nome: string;
                            /** @description Format. A CSV is UTF-8 with commas; a date of Parquet is a date */
                            formato: "csv" | "jsonl" | "parquet" | "sqlite" | "json" | "testo" | "topojson";
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
                        }[];
                        /** @description Whether the edition has boundaries: `in_preparazione` in the first minutes after a load */
                        confini: "pronti" | "in_preparazione" | "non_caricati";
                        /** @description Address of the description of the files (Frictionless Data Package) */
                        datapackage: string;
                        /** @description Address of the text that says how to cite the edition */
                        come_citare: string;
                        /** @description The editions whose files are available, the newest first */
                        edizioni: string[];
                    };
                };
            };
        };
    };
}
