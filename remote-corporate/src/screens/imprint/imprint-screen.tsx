import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/imprint.md';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-contact-us.svg';

export function Screen({ shell }: ScreenProps) {
  return <ContentPage page={page} site={shell.site} drawing={drawing} />;
}
