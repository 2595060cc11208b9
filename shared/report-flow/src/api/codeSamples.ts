/** How to read a JSON address from a program. */
export function codeSamples(address: string): readonly { readonly name: string; readonly code: string }[] {
  return [
    { name: 'curl', code: `curl '${address.replaceAll("'", '%27')}'` },
    { name: 'Python', code: `import requests\n\ndati = requests.get(${JSON.stringify(address)}).json()` },
    { name: 'R', code: `library(jsonlite)\n\ndati <- fromJSON(${JSON.stringify(address)})` },
  ];
}
