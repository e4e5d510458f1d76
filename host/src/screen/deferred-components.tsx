/** The components of the deferred part, in the browser and in Node alike. */
import { Navigation } from '../routing/navigation';
import { FirstNotice } from './first-notice';
import type { NavigationAndOutletsProps } from './deferred';
import { DeferredOutlet } from './deferred-outlet';
import { DialogOutlet } from './dialog-outlet';
import { MessageOutlet } from './message-outlet';
import { CountsOutlet } from './counts-outlet';
import { FrameOutlet } from './frame-outlet';
import { NotFoundOutlet } from './not-found-outlet';
import { SearchOutlet } from './search-outlet';

const NavigationAndOutlets = (props: NavigationAndOutletsProps) => (
  <>
    <Navigation {...props} />
    <MessageOutlet messages={props.services.messages} />
    <DialogOutlet dialogs={props.services.dialogs} />
    <SearchOutlet services={props.services} />
    <FrameOutlet source={props.source} services={props.services} />
    <CountsOutlet counts={props.services.counts} />
  </>
);

export const deferredComponents = {
  DeferredOutlet,
  NotFoundOutlet,
  FirstNotice,
  Navigation: NavigationAndOutlets,
};
