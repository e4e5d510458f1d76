import { upTo, type MarkingForm } from './marking-form';

/** What EN 388:2016+A1:2018 prints. In a module of its own: each card reads it, and needs no other. */
export const en388Form = {
  kind: 'places',
  places: [
    { key: 'abrasion', levels: upTo(4), besides: ['0', 'X'] },
    { key: 'coup', levels: upTo(5), besides: ['0', 'X'] },
    { key: 'tear', levels: upTo(4), besides: ['0', 'X'] },
    { key: 'puncture', levels: upTo(4), besides: ['0', 'X'] },
    { key: 'cut', levels: ['A', 'B', 'C', 'D', 'E', 'F'], besides: ['X'] },
    { key: 'impact', levels: ['P'], besides: ['X'] },
  ],
} as const satisfies MarkingForm;
