/** The components of the deferred part, in the browser and in Node alike. */
import { useEffect } from 'react';
import { prepareWhenIdle, takeOverLinks } from '../routing/links';
import { useNavigationEffects } from '../routing/use-navigation-effects';
import { FirstNotice } from './first-notice';
import type { NavigationProps } from './deferred';
import { FailedScreen } from './failed-screen';
import { DeferredOutlet } from './deferred-outlet';
import { DialogOutlet } from './dialog-outlet';
import { MessageOutlet } from './message-outlet';
import { CountsOutlet } from './counts-outlet';
import { PanelsOutlet } from './panels-outlet';
import { NotFoundOutlet } from './not-found-outlet';
import { SearchOutlet } from './search-outlet';

/** Follows links of the site without a document load, from now on. */
function Navigation({ services, source, actions }: NavigationProps) {
  useNavigationEffects(services.locationService, services.storage);
  useEffect(() => takeOverLinks(actions), [actions]);
  useEffect(() => prepareWhenIdle(source, actions), [source, actions]);
  return (
    <>
      <MessageOutlet messages={services.messages} />
      <DialogOutlet dialogs={services.dialogs} />
      <SearchOutlet services={services} />
      <PanelsOutlet source={source} services={services} />
      <CountsOutlet counts={services.counts} />
    </>
  );
}

export const deferredComponents = {
  DeferredOutlet,
  FailedScreen,
  NotFoundOutlet,
  FirstNotice,
  Navigation,
};
