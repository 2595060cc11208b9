/** Keeps a text for the browser's next visit, where there is a storage and it has room. */
export function keepText(storage: Storage | null, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // the storage is full: the next visit must read the text from the network
  }
}
