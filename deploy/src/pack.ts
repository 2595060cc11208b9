import { packPart } from './packPart.ts';

// node --import tsx deploy/src/pack.ts <shell or section id> <folder> [version]
const [part, folder, version] = process.argv.slice(2);
if (!part || !folder) {
  console.error('Which part, and where to? node --import tsx deploy/src/pack.ts glossario /srv/site');
  process.exit(1);
}
const release = await packPart(part, folder, version || undefined);
console.warn(`${release.part} ${release.version} is in ${folder}`);
