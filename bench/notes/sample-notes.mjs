/** Notes to measure with, the same each time. */
import { seeded } from '../model/seeded.mjs';

const words =
  'glove palm cuff leather nitrile knit size order fair sample lining stitch seam coat grip test mark pair carton pallet'.split(
    ' ',
  );

/** @typedef {{ title: string, description: string }} SampleNote */

/** @param {number} count @returns {{ file: string, notes: readonly SampleNote[] }} notes, and a file to import */
export function sampleNotes(count) {
  const random = seeded(7);
  const pick = (/** @type {number} */ length) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  const notes = Array.from({ length: count }, (_, place) => ({
    id: `note-${place}`,
    title: `Note ${place} ${pick(2)}`,
    description: pick(10 + Math.floor(random() * 80)),
    archive: false,
    image: '',
    time: '2026-01-01T09:00:00.000Z',
    reminder: null,
    checklist:
      place % 4 === 0
        ? Array.from({ length: 12 }, (_item, item) => ({ id: `${item}`, checked: item % 3 === 0, text: '—' }))
        : [],
    labels: place % 10 === 0 ? ['label-work'] : [],
  }));
  const labels = [{ id: 'label-work', name: 'Work', handle: 'work' }];
  return { file: JSON.stringify({ format: 'template-demo-notes', v: 1, notes, labels }), notes };
}
