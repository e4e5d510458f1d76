/** The components of the later part, in the browser and in Node alike. */
import { Navigation } from '../routing/navigation';
import { FirstNotice } from './first-notice';
import { LaterOutlet } from './later-outlet';
import { NotFoundOutlet } from './not-found-outlet';

export const laterComponents = { LaterOutlet, NotFoundOutlet, FirstNotice, Navigation };
