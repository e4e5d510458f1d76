import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/gallery.md';
import { ContentPage } from '../../components/content-page';
import { PictureGrid } from './picture-grid';

export function Screen({ shell }: ScreenProps) {
  return (
    <ContentPage page={page} site={shell.site}>
      <PictureGrid />
    </ContentPage>
  );
}
