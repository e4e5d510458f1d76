import type { ScreenProps } from 'shared-types';
import { events } from '#content/events.json';
import page from '../../../content/pages/media-events.md';
import { ContentPage } from '../../components/content-page';
import { useNow } from '../../components/use-now';
import drawing from '../../drawings/band-events.svg';
import { calendarAt } from '../../model/calendar';
import { shownEntries } from '../../model/sample';
import { EventList } from './event-list';
import { PastEvents } from './past-events';

export function Screen({ shell, request, publishedAt }: ScreenProps) {
  const nowMs = useNow(publishedAt);
  const { upcoming, pastYears } = calendarAt(shownEntries(events, shell.site), nowMs);
  return (
    <ContentPage page={page} site={shell.site} drawing={drawing}>
      <EventList events={upcoming} hasPast={pastYears.length > 0} site={shell.site} nowMs={nowMs} />
      {pastYears.length > 0 && <PastEvents years={pastYears} hash={request.hash} />}
    </ContentPage>
  );
}
