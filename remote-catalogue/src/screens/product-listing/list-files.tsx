import type { ScreenProps } from 'shared-types';
import { saveArticles } from '../../api/save-articles';
import { FileButtons, FileLinks } from '../../components/file-links';
import scripts from '../../components/scripted.module.css';
import type { FileForm } from '../../model/chosen-articles';
import { fetchParts } from './fetch-deferred';
import type { ListView } from './list-view';
import classNames from './product-listing.module.css';

interface ListFilesProps {
  readonly view: ListView;
  readonly source: Pick<ScreenProps, 'shell' | 'assetBase'>;
  /** Name of the category; absent for a search. */
  readonly title: string | undefined;
}

/** The list as files: those of its category, or, where it is another list, made of all of its pages. */
export function ListFiles({ view: { files, address, count }, source, title }: ListFilesProps) {
  if (files === undefined || count === 0) return null;
  const { shell } = source;
  const save = (form: FileForm) => {
    const find = async () => (await fetchParts(shell)).listedArticles(source, address);
    void saveArticles(shell, { form, name: 'articles', find });
  };
  const className = `chips small no-print ${classNames.files}`;
  if (title !== undefined && !address.includes('?'))
    return (
      <p className={className}>
        Download this list as <FileLinks files={files} />
      </p>
    );
  return (
    <>
      <p className={`${className} ${scripts.scripted}`}>
        Download this list as <FileButtons onSave={save} />
      </p>
      <p className={`${className} ${scripts.unscripted}`}>
        Download all of {title ?? 'the catalogue'} as <FileLinks files={files} />
      </p>
    </>
  );
}
