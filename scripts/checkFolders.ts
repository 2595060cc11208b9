import { root } from '@territori/build/workspace';
import { folderCircles, roomImports } from './folderCircles.ts';

/** Fails when folders of a package, or packages, import each other in a circle, and names the imports of each circle. */
const circles = folderCircles(roomImports(root));
for (const circle of circles) {
  console.error(`Circle of folders: ${[...new Set(circle.map(({ from }) => from))].join(' → ')} → ${circle[0]?.from}`);
  for (const { where } of circle) console.error(`  ${where}`);
}
process.exitCode = circles.length === 0 ? 0 : 1;
