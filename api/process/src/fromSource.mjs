import { fileURLToPath } from 'node:url';

const [, , module] = process.argv;
// neither a thread nor a process inherits the loader under which its owner runs TypeScript
if (process.env.RUN_SOURCES) {
  // the tests set it, because they start many: a bundle is read in a third of the loader's time
  process.argv[2] = fileURLToPath(module);
  await import(process.env.RUN_SOURCES);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(module);
}
