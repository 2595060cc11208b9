/** Runs before `npm pack` or `pnpm pack` in a shared package, whose folder holds sources only. */
console.error(`${process.env.npm_package_name} is packed from the root of the workspace: npm run pack -- <folder>`);
process.exit(1);
