import type { ComposeProject } from './ComposeProject.ts';

const SAMPLE_MS = 500;
const BYTES: Readonly<Record<string, number>> = { B: 1, kB: 1e3, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };
const MEGABYTE = 1e6;

/** What the containers of a service took while something ran. */
export interface Figures {
  /** Megabytes (of a million bytes) that one container took at its peak, without the files that the kernel only caches. */
  readonly peak: number;
  /** Megabytes that a container may take. */
  readonly limit: number;
  /** Seconds of a processor that all containers of the service took together. */
  readonly processorSeconds: number;
}

/** "123.4MiB" as `docker stats` writes it, in bytes. */
function bytes(text: string): number {
  const [, figure, unit = ''] = /^([\d.]+)([A-Za-z]+)$/.exec(text.trim()) ?? [];
  const factor = BYTES[unit];
  if (figure === undefined || factor === undefined) throw new Error(`docker stats writes "${text}", which is no amount of memory.`);
  return Number(figure) * factor;
}

/** The containers of the project that run, by id, each with its service. */
async function services(portal: ComposeProject): Promise<Map<string, string>> {
  const listed = await portal.docker([
    ...['ps', '--no-trunc', '--format', '{{.ID}} {{.Label "com.docker.compose.service"}}'],
    ...['--filter', `label=com.docker.compose.project=${portal.environment.COMPOSE_PROJECT_NAME}`],
  ]);
  return new Map(
    listed
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );
}

/** Seconds of a processor that a container took since its start, from its control group of either version. */
async function processorSeconds(portal: ComposeProject, id: string): Promise<number> {
  const script = 'cat /sys/fs/cgroup/cpu.stat /sys/fs/cgroup/cpuacct/cpuacct.usage 2>/dev/null; true';
  const read = await portal.docker(['exec', id, 'sh', '-c', script]);
  const [, microseconds] = /^usage_usec (\d+)$/m.exec(read) ?? [];
  if (microseconds !== undefined) return Number(microseconds) / 1e6;
  const [nanoseconds] = /^\d+$/m.exec(read) ?? [];
  if (nanoseconds === undefined) throw new Error(`The control group of ${id} does not say what it took of the processors: ${read}`);
  return Number(nanoseconds) / 1e9;
}

/** Runs `during` and returns its result with the figures of each service. */
export async function containerFigures<Result>(
  portal: ComposeProject,
  during: () => Promise<Result>,
): Promise<{ result: Result; figures: ReadonlyMap<string, Figures> }> {
  const peaks = new Map<string, { peak: number; limit: number }>();
  const sample = async () => {
    const service = await services(portal);
    const listed = await portal.docker(['stats', '--no-stream', '--no-trunc', '--format', '{{.ID}} {{.MemUsage}}', ...service.keys()]);
    for (const line of listed.split('\n').filter(Boolean)) {
      const [id = '', usage = ''] = line.split(/ (.*)/);
      const [used = 0, limit = 0] = usage.includes('/') ? usage.split('/').map(bytes) : [];
      const name = service.get(id) as string;
      const before = peaks.get(name)?.peak ?? 0;
      // a container that has just ended takes nothing and has no limit
      if (used > 0) peaks.set(name, { peak: Math.max(before, used / MEGABYTE), limit: limit / MEGABYTE });
    }
  };
  let going = true;
  const sampling = (async () => {
    while (going) {
      // a container that ends between the list and the figures
      await sample().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  const running = await services(portal);
  const processors = () => Promise.all([...running.keys()].map((id) => processorSeconds(portal, id).catch(() => Number.NaN)));
  const before = await processors();
  try {
    const result = await during();
    const after = await processors();
    const figures = new Map<string, Figures>();
    for (const [name, { peak, limit }] of peaks) {
      const taken = [...running.values()].map((service, place) => (service === name ? (after[place] ?? 0) - (before[place] ?? 0) : 0));
      figures.set(name, { peak, limit, processorSeconds: taken.reduce((sum, seconds) => sum + seconds, 0) });
    }
    return { result, figures };
  } finally {
    going = false;
    await sampling;
  }
}

/** Every kill for want of memory, every end and every start since a moment, in the words of the engine; one line each. */
export async function interruptions(portal: ComposeProject, since: Date): Promise<string[]> {
  const read = await portal.docker([
    ...['events', '--since', since.toISOString(), '--until', new Date().toISOString()],
    ...['--filter', `label=com.docker.compose.project=${portal.environment.COMPOSE_PROJECT_NAME}`],
    ...['oom', 'die', 'start'].flatMap((event) => ['--filter', `event=${event}`]),
    ...[
      '--format',
      '{{.Action}} {{index .Actor.Attributes "com.docker.compose.service"}} {{index .Actor.Attributes "com.docker.compose.oneoff"}}',
    ],
  ]);
  return read.split('\n').filter((line) => line && !line.endsWith(' True'));
}
