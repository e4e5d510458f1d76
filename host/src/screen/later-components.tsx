/** The components of the later part, in the browser and in Node alike. */
import { Navigation, type NavigationProps } from '../routing/navigation';
import { FirstNotice } from './first-notice';
import { LaterOutlet } from './later-outlet';
import { NotFoundOutlet } from './not-found-outlet';
import { StorageNotice } from './storage-notice';

const NavigationAndNotice = (props: NavigationProps) => (
  <>
    <Navigation {...props} />
    <StorageNotice isRefused={props.services.storage.isRefused} />
  </>
);

export const laterComponents = { LaterOutlet, NotFoundOutlet, FirstNotice, Navigation: NavigationAndNotice };
