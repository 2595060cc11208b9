import type { SessionState } from '../session/SessionState.ts';
import type { DownloadedFile } from './Api.ts';

/** The largest file that is kept, in bytes. */
const LARGEST_FILE = 1_000_000;
/** The base64 characters of all kept files together; a session storage holds more. */
const LARGEST_CACHE = 4_000_000;

/** The files downloaded in this session. */
export interface DownloadCache {
  read(key: string): Promise<DownloadedFile | undefined>;
  write(key: string, file: DownloadedFile): Promise<void>;
}

/** Keeps downloaded files of up to 1 MB each in the session; the oldest make room for the newest. */
export function createDownloadCache(session: SessionState): DownloadCache {
  return {
    async read(key) {
      const kept = session.downloads.find((download) => download.key === key);
      if (!kept) return undefined;
      try {
        return { blob: new Blob([fromBase64(kept.base64)], { type: kept.type }), filename: kept.filename };
      } catch {
        // not valid base64
        session.downloads = session.downloads.filter((download) => download.key !== key);
        return undefined;
      }
    },

    async write(key, { blob, filename }) {
      if (blob.size > LARGEST_FILE) return;
      const base64 = toBase64(new Uint8Array(await blob.arrayBuffer()));
      const others = session.downloads.filter((download) => download.key !== key);
      let room = LARGEST_CACHE - base64.length;
      const kept = others.reverse().filter((download) => {
        room -= download.base64.length;
        return room >= 0;
      });
      session.downloads = [...kept.reverse(), { key, filename, type: blob.type, base64 }];
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
