import type { OptimizationSplitChunksCacheGroup } from '@rspack/core';

/** The tag and the file of a translation: `en`, `mf-home/pages/info/geo-eu-clas.json`. */
const TRANSLATION = /[\\/]languages[\\/]([^\\/]+)[\\/](.*\.json)$/;

/**
 * The cache group of the translations: few files a language instead of one for each file of texts, because the script with which a section
 * starts names every file.
 * @param group the name of the chunk for a file of texts and the tag of its language
 */
export const textChunks = (group: (file: string, tag: string) => string): OptimizationSplitChunksCacheGroup => ({
  test: TRANSLATION,
  name: (module) => {
    const [, tag = '', file = ''] = TRANSLATION.exec(module.nameForCondition() ?? '') ?? [];
    return group(file, tag);
  },
  enforce: true,
  priority: 5,
});
