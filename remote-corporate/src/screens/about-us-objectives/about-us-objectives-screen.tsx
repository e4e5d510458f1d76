import type { ScreenProps } from 'shared-types';
import { goals } from '#content/goals.json';
import page from '../../../content/pages/about-us-objectives.md';
import { AboutUsLinks } from '../../components/about-us-links';
import { writtenPage, type WrittenData } from '../../model/written';
import { ContentPage } from '../../components/content-page';
import { shownEntries } from '../../model/sample';
import drawing from '../../drawings/band-objectives.svg';
import { GoalsTable } from './goals-table';

export const { load, head } = writtenPage(page, (site) => shownEntries(goals, site).length > 0);

export function Screen({ shell }: ScreenProps<WrittenData>) {
  return (
    <ContentPage
      page={page}
      site={shell.site}
      drawing={drawing}
      links={<AboutUsLinks current="/about-us/objectives" />}
      inserts={{ goals: <GoalsTable site={shell.site} /> }}
    />
  );
}
