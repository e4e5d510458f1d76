/** What only some visitors see of the frame: navbar, app toolbar, side panels, settings and quick panel. Plain HTML. */
import type { FramePart, Services } from '../services/services';
import { Areas } from './areas';

/** Makes the services of the frame, which screens reach through their shell. */
export const createFrame = (_services: Services): FramePart => ({ Areas });
