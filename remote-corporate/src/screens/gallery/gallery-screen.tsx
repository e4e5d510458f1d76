import type { ScreenProps } from 'shared-types';
import { none, pictures } from '#content/gallery.json';
import page from '../../../content/pages/gallery.md';
import { ContentPage } from '../../components/content-page';
import { EmptyList } from '../../components/empty-list';
import { choiceOf, picturesOf, type GalleryChoice } from '../../model/gallery';
import { shownEntries } from '../../model/sample';
import { NoPicture } from './no-picture';
import { PictureFilter } from './picture-filter';
import { PictureGrid } from './picture-grid';
import { useLightbox } from './use-lightbox';
import { useQuery } from './use-query';

export function Screen({ shell, request }: ScreenProps) {
  const query = useQuery({ shell, request });
  const choice = choiceOf(query.search);
  const all = shownEntries(pictures, shell.site);
  const shown = picturesOf(all, choice);
  const { open, prepare, lightbox } = useLightbox(query, shown, shell);
  const choose = (change: Partial<GalleryChoice>) => query.change(change, { replace: true });
  if (all.length === 0) {
    return (
      <ContentPage page={{ ...page, lead: '' }} site={shell.site}>
        <EmptyList text={none} />
      </ContentPage>
    );
  }
  return (
    <ContentPage
      page={page}
      site={shell.site}
      tools={<PictureFilter choice={choice} count={shown.length} onChoose={choose} />}
    >
      {shown.length > 0 ? (
        <PictureGrid pictures={shown} onOpen={open} onLook={prepare} />
      ) : (
        <NoPicture onClear={() => choose({ line: '', view: '' })} />
      )}
      {lightbox}
    </ContentPage>
  );
}
