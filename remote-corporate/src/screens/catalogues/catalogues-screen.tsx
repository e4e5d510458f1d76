import type { ScreenProps } from 'shared-types';
import texts from '#content/catalogues.json';
import page from '../../../content/pages/catalogues.md';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-catalogues.svg';
import { shownEntry } from '../../model/sample';
import { CallRow } from './call-row';
import { CategoryDownloads } from './category-downloads';
import { CoverStack } from './cover-stack';
import { FullDownload } from './full-download';
import type { CataloguesData } from './load';

export { load } from './load';

export function Screen({ shell, data }: ScreenProps<CataloguesData>) {
  const { full, categories, hasArticles } = data;
  if (!full && categories.length === 0) {
    return (
      <ContentPage page={{ ...page, lead: '' }} site={shell.site} drawing={drawing}>
        <CallRow {...(hasArticles ? texts.none : texts.noArticles)} />
      </ContentPage>
    );
  }
  const print = shownEntry(texts.print, shell.site);
  return (
    <ContentPage
      page={page}
      site={shell.site}
      {...(full
        ? {
            picture: <CoverStack download={full} />,
            actions: <FullDownload download={full} />,
          }
        : { drawing })}
    >
      {categories.length > 0 && <CategoryDownloads downloads={categories} />}
      {print && <CallRow {...print} />}
    </ContentPage>
  );
}
