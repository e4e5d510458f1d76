import type { Shell } from 'shared-types';
import type { ListedArticle } from 'shared-types/enquiry';
import { filesPath } from '../../articles/exports/files-path';
import type { FileForm } from '../model/chosen-articles';
import { saveBlob } from './save-blob';

/** A file to save. */
export interface SavedFile {
  /** Its name without the ending. */
  readonly name: string;
  readonly form: FileForm;
  /** Its articles in their order. */
  readonly find: () => Promise<readonly ListedArticle[]>;
}

/** Saves articles as a file on the visitor's device. */
export async function saveArticles(shell: Shell, { name, form, find }: SavedFile): Promise<void> {
  try {
    const [{ fileOf }, response, chosen] = await Promise.all([
      import(/* webpackChunkName: "product-files" */ './file-of'),
      fetch(`${filesPath()}.json`),
      find(),
    ]);
    saveBlob(fileOf(await response.json(), chosen, form), `${name}.${form}`);
  } catch {
    shell.messages.show({ message: 'The file could not be made. Try again.' });
  }
}
