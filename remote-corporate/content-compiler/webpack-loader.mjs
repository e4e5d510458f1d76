/** Lets code import a page of `content/pages` as the tree that the screens draw. */
import { compilePage } from './compile-page.mjs';
import { contentName, dataFile, readData } from './content-folder.mjs';

/**
 * @this {{ resourcePath: string, addDependency: (file: string) => void }} what webpack gives a loader
 * @param {string} text
 */
export default function contentLoader(text) {
  const page = compilePage(text, {
    file: contentName(this.resourcePath),
    readData: (name) => {
      this.addDependency(dataFile(name));
      return readData(name);
    },
  });
  return `export default ${JSON.stringify(page)};`;
}
