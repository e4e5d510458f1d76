import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/terms-of-sale.md';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-policies.svg';

export function Screen({ shell }: ScreenProps) {
  return <ContentPage page={page} site={shell.site} drawing={drawing} />;
}
