/** The part of the host that comes after hydration, as one script (`screen/later.ts` says what it is for). */
import { Navigation } from '../routing/navigation';
import { FirstNotice } from '../screen/first-notice';
import type { Later } from '../screen/later';
import { LaterOutlet } from '../screen/later-outlet';
import { NotFoundOutlet } from '../screen/not-found-outlet';

export const later: Later = { LaterOutlet, NotFoundOutlet, FirstNotice, Navigation };
