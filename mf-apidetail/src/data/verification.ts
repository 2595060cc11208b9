/** A file to verify: its name, address and SHA-256 in hexadecimal digits. */
export interface VerifiedFile {
  readonly nome: string;
  readonly url: string;
  readonly sha256: string;
}

/** Downloads a file and compares its SHA-256 with the one of the list, in a shell and in Python. Each prints whether it is whole. */
export function verificationSamples({ nome, url, sha256 }: VerifiedFile): readonly { readonly name: string; readonly code: string }[] {
  return [
    { name: 'curl, sha256sum', code: `curl -o '${nome}' '${url}'\necho '${sha256}  ${nome}' | sha256sum -c` },
    {
      name: 'Python',
      code: [
        'import hashlib',
        '',
        'import requests',
        '',
        `risposta = requests.get(${JSON.stringify(url)}, timeout=60)`,
        'risposta.raise_for_status()',
        `assert hashlib.sha256(risposta.content).hexdigest() == ${JSON.stringify(sha256)}, "il file non è integro"`,
        `with open(${JSON.stringify(nome)}, "wb") as file:`,
        '    file.write(risposta.content)',
        `print(${JSON.stringify(`${nome}: OK`)})`,
      ].join('\n'),
    },
  ];
}
