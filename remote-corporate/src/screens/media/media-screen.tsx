import type { ScreenProps } from 'shared-types';
import events from '../../../content/data/events.json';
import news from '../../../content/data/news.json';
import page from '../../../content/pages/media.md';
import { ContentPage } from '../../components/content-page';
import { useNow } from '../../components/use-now';
import drawing from '../../drawings/band-media.svg';
import { calendarAt } from '../../model/calendar';
import { News } from './news';
import { NextEvent } from './next-event';

export function Screen({ shell, publishedAt }: ScreenProps) {
  const next = calendarAt(events, useNow(publishedAt)).upcoming.find(({ status }) => status !== 'cancelled');
  return (
    <ContentPage page={page} site={shell.site} drawing={drawing} aside={next && <NextEvent event={next} />}>
      <News items={news} />
    </ContentPage>
  );
}
