import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/imprint.md';
import { ContentPage } from '../../components/content-page';
import { WaysToReach } from '../../components/ways-to-reach';
import drawing from '../../drawings/band-contact-us.svg';

export function Screen({ shell }: ScreenProps) {
  const { site } = shell;
  return <ContentPage page={page} site={site} drawing={drawing} aside={<WaysToReach site={site} />} />;
}
