import { FolderStore } from './FolderStore.ts';
import { S3Store } from './S3Store.ts';
import type { Store } from './Store.ts';

/** The store at a place: an address `s3://bucket/folder`, else a folder. Nothing is read yet. */
export const openStore = (place: string): Store => (place.startsWith('s3://') ? new S3Store(place) : new FolderStore(place));
