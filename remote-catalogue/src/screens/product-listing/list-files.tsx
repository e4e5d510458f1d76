import type { ScreenProps } from 'shared-types';
import { saveArticles } from '../../api/save-articles';
import { FileLinks } from '../../components/file-links';
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
  const isWhole = title !== undefined && !address.includes('?');
  const save = (form: FileForm) => {
    const find = async () => (await fetchParts(shell)).listedArticles(source, address);
    void saveArticles(shell, { form, name: 'articles', find });
  };
  return (
    <p className={`chips small no-print ${classNames.files}`}>
      <span className={scripts.scripted}>Download this list</span>
      <span className={scripts.unscripted}>Download {title ?? 'the catalogue'}</span>
      <FileLinks files={files} what="this list" onSave={isWhole ? undefined : save} />
    </p>
  );
}
