/** A call that a program makes, and the form of its answer. */
export interface SampleCall {
  readonly method: 'GET' | 'POST';
  /** Absolute, with its parameters. */
  readonly address: string;
  /** The JSON body of a POST. */
  readonly body?: unknown;
  /** What the answer is: a `file` is saved under `fileName`. */
  readonly answer: 'json' | 'csv' | 'jsonl' | 'text' | 'file';
  /** Separator of a CSV, `;` when absent. */
  readonly separator?: string;
  /** Name of a `file`. */
  readonly fileName?: string;
}

export interface CodeSample {
  readonly name: 'curl' | 'Python' | 'R' | 'JavaScript';
  readonly code: string;
}

/**
 * The same call in four languages. Each runs as it stands and prints the answer, or saves it when it is a file: Python with `requests`,
 * R with `jsonlite` (and `httr2` for a POST), JavaScript as a module of Node or in the console of a browser. Codes stay texts.
 */
export function codeSamples(call: SampleCall): readonly CodeSample[] {
  return [
    { name: 'curl', code: curlSample(call) },
    { name: 'Python', code: pythonSample(call) },
    { name: 'R', code: rSample(call) },
    { name: 'JavaScript', code: javascriptSample(call) },
  ];
}

const sampleLines = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join('\n');
/** A text in double quotes: the same in Python, R and JavaScript. */
const quotedInSample = (text: string): string => JSON.stringify(text);
/** A text in single quotes for a shell. */
const quotedForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const sampleFileName = ({ fileName = 'risposta' }: SampleCall): string => fileName;

function curlSample({ method, address, body, answer, ...call }: SampleCall): string {
  const url = `'${address.replaceAll("'", '%27')}'`;
  const output = answer === 'file' ? ` -o ${quotedForShell(sampleFileName({ method, address, answer, ...call }))}` : '';
  if (method === 'GET') return `curl${output} ${url}`;
  return sampleLines(`curl${output} ${url} \\`, `  -H 'content-type: application/json' \\`, `  -d ${quotedForShell(JSON.stringify(body))}`);
}

function pythonSample(call: SampleCall): string {
  const { method, address, body, answer, separator = ';' } = call;
  const url = quotedInSample(address);
  const read: Readonly<Record<SampleCall['answer'], string>> = {
    json: 'dati = risposta.json()',
    csv: `dati = list(csv.DictReader(io.StringIO(risposta.content.decode("utf-8-sig")), delimiter=${quotedInSample(separator)}))`,
    jsonl: 'dati = [json.loads(riga) for riga in risposta.iter_lines()]',
    text: 'dati = risposta.content.decode()',
    file: `with open(${quotedInSample(sampleFileName(call))}, "wb") as file:\n    file.write(risposta.content)`,
  };
  return sampleLines(
    answer === 'csv' && 'import csv\nimport io\n',
    (answer === 'jsonl' || method === 'POST') && 'import json\n',
    'import requests\n',
    method === 'GET'
      ? `risposta = requests.get(${url}, timeout=60)`
      : `corpo = json.loads(${quotedInSample(JSON.stringify(body))})\nrisposta = requests.post(${url}, json=corpo, timeout=60)`,
    'risposta.raise_for_status()',
    read[answer],
    answer !== 'file' && 'print(dati)',
  );
}

function rSample(call: SampleCall): string {
  const { method, address, body, answer, separator = ';' } = call;
  const url = quotedInSample(address);
  if (method === 'POST') {
    return sampleLines(
      'library(httr2)\n',
      `corpo <- ${quotedInSample(JSON.stringify(body))}`,
      `risposta <- request(${url}) |>`,
      '  req_body_raw(corpo, type = "application/json") |>',
      '  req_perform()',
      'dati <- resp_body_json(risposta, simplifyVector = TRUE)',
      'print(dati)',
    );
  }
  const read: Readonly<Record<SampleCall['answer'], string>> = {
    json: `library(jsonlite)\n\ndati <- fromJSON(${url})`,
    csv: `dati <- read.csv(${url}, sep = ${quotedInSample(separator)}, colClasses = "character", fileEncoding = "UTF-8-BOM")`,
    jsonl: `library(jsonlite)\n\ndati <- stream_in(url(${url}))`,
    text: `dati <- readLines(${url}, encoding = "UTF-8")`,
    file: `download.file(${url}, ${quotedInSample(sampleFileName(call))}, mode = "wb")`,
  };
  return sampleLines(read[answer], answer !== 'file' && 'print(dati)');
}

function javascriptSample(call: SampleCall): string {
  const { method, address, body, answer } = call;
  const url = quotedInSample(address);
  const read: Readonly<Record<SampleCall['answer'], string>> = {
    json: 'const dati = await risposta.json();',
    csv: 'const dati = await risposta.text();',
    jsonl: 'const dati = (await risposta.text()).trimEnd().split("\\n").map((riga) => JSON.parse(riga));',
    text: 'const dati = await risposta.text();',
    file: `await writeFile(${quotedInSample(sampleFileName(call))}, Buffer.from(await risposta.arrayBuffer()));`,
  };
  return sampleLines(
    answer === 'file' && 'import { writeFile } from "node:fs/promises";\n',
    method === 'GET'
      ? `const risposta = await fetch(${url});`
      : sampleLines(
          `const risposta = await fetch(${url}, {`,
          '  method: "POST",',
          '  headers: { "content-type": "application/json" },',
          `  body: JSON.stringify(${JSON.stringify(body)}),`,
          '});',
        ),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is part of the sample
    'if (!risposta.ok) throw new Error(`${risposta.status} ${await risposta.text()}`);',
    read[answer],
    answer !== 'file' && 'console.log(dati);',
  );
}
