import type { ScreenProps } from 'shared-types';
import { jobs } from '../../../content/data/jobs.json';
import page from '../../../content/pages/career.md';
import { ContentPage } from '../../components/content-page';
import { useNow } from '../../components/use-now';
import drawing from '../../drawings/band-career.svg';
import { Openings } from './openings';

export function Screen({ shell, request, publishedAt }: ScreenProps) {
  return (
    <ContentPage page={page} site={shell.site} drawing={drawing}>
      <Openings
        jobs={jobs}
        email={shell.site.company.email}
        hash={request.hash}
        nowMs={useNow(publishedAt)}
      />
    </ContentPage>
  );
}
