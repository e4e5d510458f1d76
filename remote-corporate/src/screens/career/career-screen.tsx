import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/career.md';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-career.svg';
import { Openings } from './openings';

export function Screen({ shell }: ScreenProps) {
  return (
    <ContentPage page={page} site={shell.site} drawing={drawing}>
      <Openings email={shell.site.company.email} />
    </ContentPage>
  );
}
