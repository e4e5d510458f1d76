import type { ScreenProps } from 'shared-types';
import { jobs } from '#content/jobs.json';
import page from '../../../content/pages/career.md';
import { writtenPage, type WrittenData } from '../../model/written';
import { ContentPage } from '../../components/content-page';
import { useNow } from '../../components/use-now';
import drawing from '../../drawings/band-career.svg';
import { shownEntries } from '../../model/sample';
import { Openings } from './openings';

export const { load, head } = writtenPage(page, (site) => shownEntries(jobs, site).length > 0);

export function Screen({ shell, request, publishedAt }: ScreenProps<WrittenData>) {
  return (
    <ContentPage page={page} site={shell.site} drawing={drawing}>
      <Openings
        jobs={shownEntries(jobs, shell.site)}
        site={shell.site}
        hash={request.hash}
        nowMs={useNow(publishedAt)}
      />
    </ContentPage>
  );
}
