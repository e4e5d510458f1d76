import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/about-us-csr.md';
import { AboutUsLinks } from '../../components/about-us-links';
import type { WrittenData } from '../../model/written';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-csr.svg';

export { head, load } from './written';

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
