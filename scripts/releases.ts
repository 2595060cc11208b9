import { readHistory, releasedVersions } from '@territori/build/site/history';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { siteCommand } from './siteCommand.ts';

/** `npm run releases -- --to <site>`: the versions of every part, when and by whom they were released, and which run. */
await siteCommand({
  example: 'npm run releases -- --to <site>',
  part: false,
  async run({ target }) {
    const history = await readHistory(target);
    if (history.length === 0) throw new ReleaseRefused('Nothing was released on this site yet.');
    const rows = releasedVersions(history).map(({ part, version, runs, share, at = '-', by = '-' }) => [
      part,
      version,
      runs ? 'runs' : share ? `staged, ${share} %` : '',
      at.replace('T', ' ').replace(/:\d\d\.\d+Z$/, ' UTC'),
      by,
    ]);
    const table = [['part', 'version', '', 'first released', 'by'], ...rows];
    const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
    for (const row of table)
      console.log(
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
    console.log(`\nRevision ${history.at(-1)?.registry.revision}`);
  },
});
