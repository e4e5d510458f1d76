import type { ReadableStore } from '../../store/store.js';
import type { ReadAnswer } from './messages.js';
import { tell } from './work.js';

/** A store in a bucket as the release tool reads it: code of releases gets no keys to it. */
export function askedStore(title: string): ReadableStore {
  const waiting = new Map<number, (answer: ReadAnswer) => void>();
  process.on('message', (answer: ReadAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let id = 0;
  return {
    title,
    read: (key) =>
      new Promise((resolve, reject) => {
        id += 1;
        waiting.set(id, ({ text, problem }) => {
          if (problem !== undefined) reject(new Error(problem));
          else resolve(text === undefined ? undefined : Buffer.from(text, 'base64'));
        });
        void tell({ kind: 'read', id, key });
      }),
  };
}
