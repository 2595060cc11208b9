/** Saves a file under a name, like a download link. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser reads the address after this turn
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
