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
    { name: 'curl', code: curl(call) },
    { name: 'Python', code: python(call) },
    { name: 'R', code: r(call) },
    { name: 'JavaScript', code: javascript(call) },
  ];
}

const lines = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join('\n');
/** A text in double quotes: the same in Python, R and JavaScript. */
const quoted = (text: string): string => JSON.stringify(text);
/** A text in single quotes for a shell. */
const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const nameOf = ({ fileName = 'risposta' }: SampleCall): string => fileName;

function curl({ method, address, body, answer, ...call }: SampleCall): string {
  const url = `'${address.replaceAll("'", '%27')}'`;
  const output = answer === 'file' ? ` -o ${shell(nameOf({ method, address, answer, ...call }))}` : '';
  if (method === 'GET') return `curl${output} ${url}`;
  return lines(`curl${output} ${url} \\`, `  -H 'content-type: application/json' \\`, `  -d ${shell(JSON.stringify(body))}`);
}

function python(call: SampleCall): string {
  const { method, address, body, answer, separator = ';' } = call;
  const url = quoted(address);
  const read: Readonly<Record<SampleCall['answer'], string>> = {
    json: 'dati = risposta.json()',
    csv: `dati = list(csv.DictReader(io.StringIO(risposta.content.decode("utf-8-sig")), delimiter=${quoted(separator)}))`,
    jsonl: 'dati = [json.loads(riga) for riga in risposta.iter_lines()]',
    text: 'dati = risposta.content.decode()',
    file: `with open(${quoted(nameOf(call))}, "wb") as file:\n    file.write(risposta.content)`,
  };
  return lines(
    answer === 'csv' && 'import csv\nimport io\n',
    (answer === 'jsonl' || method === 'POST') && 'import json\n',
    'import requests\n',
    method === 'GET'
      ? `risposta = requests.get(${url}, timeout=60)`
      : `corpo = json.loads(${quoted(JSON.stringify(body))})\nrisposta = requests.post(${url}, json=corpo, timeout=60)`,
    'risposta.raise_for_status()',
    read[answer],
    answer !== 'file' && 'print(dati)',
  );
}

function r(call: SampleCall): string {
  const { method, address, body, answer, separator = ';' } = call;
  const url = quoted(address);
  if (method === 'POST') {
    return lines(
      'library(httr2)\n',
      `corpo <- ${quoted(JSON.stringify(body))}`,
      `risposta <- request(${url}) |>`,
      '  req_body_raw(corpo, type = "application/json") |>',
      '  req_perform()',
      'dati <- resp_body_json(risposta, simplifyVector = TRUE)',
      'print(dati)',
    );
  }
  const read: Readonly<Record<SampleCall['answer'], string>> = {
    json: `library(jsonlite)\n\ndati <- fromJSON(${url})`,
    csv: `dati <- read.csv(${url}, sep = ${quoted(separator)}, colClasses = "character", fileEncoding = "UTF-8-BOM")`,
    jsonl: `library(jsonlite)\n\ndati <- stream_in(url(${url}))`,
    text: `dati <- readLines(${url}, encoding = "UTF-8")`,
    file: `download.file(${url}, ${quoted(nameOf(call))}, mode = "wb")`,
  };
  return lines(read[answer], answer !== 'file' && 'print(dati)');
}

function javascript(call: SampleCall): string {
  const { method, address, body, answer } = call;
  const url = quoted(address);
  const read: Readonly<Record<SampleCall['answer'], string>> = {
    json: 'const dati = await risposta.json();',
    csv: 'const dati = await risposta.text();',
    jsonl: 'const dati = (await risposta.text()).trimEnd().split("\\n").map((riga) => JSON.parse(riga));',
    text: 'const dati = await risposta.text();',
    file: `await writeFile(${quoted(nameOf(call))}, Buffer.from(await risposta.arrayBuffer()));`,
  };
  return lines(
    answer === 'file' && 'import { writeFile } from "node:fs/promises";\n',
    method === 'GET'
      ? `const risposta = await fetch(${url});`
      : lines(
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
