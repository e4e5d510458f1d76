/** The components of the deferred part, in the browser and in Node alike. */
import { Navigation, type NavigationProps } from '../routing/navigation';
import { FirstNotice } from './first-notice';
import { DeferredOutlet } from './deferred-outlet';
import { NotFoundOutlet } from './not-found-outlet';
import { StorageNotice } from './storage-notice';

const NavigationAndNotice = (props: NavigationProps) => (
  <>
    <Navigation {...props} />
    <StorageNotice isRefused={props.services.storage.isRefused} />
  </>
);

export const deferredComponents = {
  DeferredOutlet,
  NotFoundOutlet,
  FirstNotice,
  Navigation: NavigationAndNotice,
};
