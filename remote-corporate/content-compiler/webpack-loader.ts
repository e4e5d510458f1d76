/** Lets code import a page of `content/pages` as the tree that the screens draw. */
import { compilePage } from './compile-page.js';
import { contentName, dataFile, readData } from './content-folder.js';

export default function contentLoader(
  this: { resourcePath: string; addDependency: (file: string) => void },
  text: string,
) {
  const page = compilePage(text, {
    file: contentName(this.resourcePath),
    readData: (name) => {
      this.addDependency(dataFile(name));
      return readData(name);
    },
  });
  return `export default ${JSON.stringify(page)};`;
}
