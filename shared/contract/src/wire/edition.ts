export interface FonteEdizione {
  readonly nome: string;
  readonly licenza: string;
  readonly url: string | null;
}

/** `GET /api/edizione`: the edition of the data in use, as the footer shows it. */
export interface Edizione {
  /** Names the edition in addresses (`edizione=`) and ETags. */
  readonly id: string;
  readonly nome: string;
  /** The data are complete up to this day. */
  readonly aggiornata_al: string;
  /** True when the data come from the embedded packages and past figures are not exact. */
  readonly approssimata: boolean;
  readonly fonti: readonly FonteEdizione[];
}

/** `GET /api/Report/GetSettings`. */
export interface Settings {
  readonly AccessibilityDeclarationUrl: string;
  /** `Edizione.id`. */
  readonly Edizione: string;
  readonly EdizioneNome: string;
  /** `Edizione.aggiornata_al`. */
  readonly EdizioneData: string;
  readonly EdizioneApprossimata: 'true' | 'false';
}
