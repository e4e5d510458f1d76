import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/about-us-csr.md';
import { AboutUsLinks } from '../../components/about-us-links';
import { writtenPage, type WrittenData } from '../../model/written';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-csr.svg';

export const { load, head } = writtenPage(page);

export function Screen({ shell }: ScreenProps<WrittenData>) {
  return (
    <ContentPage
      page={page}
      site={shell.site}
      drawing={drawing}
      links={<AboutUsLinks current="/about-us/csr" />}
    />
  );
}
