declare let __webpack_public_path__: string;

/**
 * Set by `startWorker` where the script of a worker lies on another origin than the page. The worker's address is then that of a one-line
 * script, which says nothing about where its further files are.
 */
const { workerFolder } = self as unknown as { readonly workerFolder?: string };
if (workerFolder) __webpack_public_path__ = workerFolder;

/**
 * The ES module of an embedded section loads its further files by `importChunk`, which the module's entry defines. A worker has globals of
 * its own, and gets the function here.
 */
const own = self as unknown as { importChunk?: (address: string) => Promise<unknown> };
own.importChunk ??= (address) => import(/* webpackIgnore: true */ address);
