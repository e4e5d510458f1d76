import type { ScreenProps } from 'shared-types';
import { events } from '#content/events.json';
import { items } from '#content/news.json';
import page from '../../../content/pages/media.md';
import { ContentPage } from '../../components/content-page';
import { useNow } from '../../components/use-now';
import { WaysToReach } from '../../components/ways-to-reach';
import drawing from '../../drawings/band-media.svg';
import { calendarAt } from '../../model/calendar';
import { latestFirst } from '../../model/news';
import { shownEntries } from '../../model/sample';
import classNames from './media.module.css';
import type { MediaData } from './load';
import { News } from './news';
import { NextEvent } from './next-event';
import { PressKit } from './press-kit';

export { load } from './load';

export function Screen({ shell, request, publishedAt, data: { logos } }: ScreenProps<MediaData>) {
  const { site } = shell;
  const planned = calendarAt(shownEntries(events, site), useNow(publishedAt)).upcoming;
  const next = planned.find(({ status }) => status !== 'cancelled');
  return (
    <ContentPage
      page={page}
      site={shell.site}
      drawing={drawing}
      inserts={{ news: <News items={latestFirst(shownEntries(items, site))} hash={request.hash} /> }}
      aside={
        <>
          <PressKit logos={logos} />
          <h2 className={classNames.heading}>Press contact</h2>
          <WaysToReach site={shell.site} />
          {next && <NextEvent event={next} />}
        </>
      }
    />
  );
}
