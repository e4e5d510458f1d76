import type { ScreenProps } from 'shared-types';
import { pictures } from '#content/gallery.json';
import page from '../../../content/pages/gallery.md';
import { ContentPage } from '../../components/content-page';
import { EmptyList } from '../../components/empty-list';
import { shownEntries } from '../../model/sample';
import { PictureGrid } from './picture-grid';
import { useLightbox } from './use-lightbox';

export function Screen({ shell, request }: ScreenProps) {
  const shown = shownEntries(pictures, shell.site);
  const { open, prepare, lightbox } = useLightbox(shown, { shell, request });
  if (shown.length === 0) {
    return (
      <ContentPage page={{ ...page, lead: '' }} site={shell.site}>
        <EmptyList text="No pictures yet." />
      </ContentPage>
    );
  }
  return (
    <ContentPage page={page} site={shell.site}>
      <PictureGrid pictures={shown} onOpen={open} onLook={prepare} />
      {lightbox}
    </ContentPage>
  );
}
