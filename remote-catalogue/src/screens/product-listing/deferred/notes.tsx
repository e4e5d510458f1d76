import type { Note } from '../../../model/answer/finder';
import classNames from './toolbar.module.css';

/** Sentences about how the text was read, each with its links. */
export const Notes = ({ notes }: { readonly notes: readonly Note[] }) =>
  notes.map(({ text, links = [] }) => (
    <p key={text + (links[0]?.address ?? '')} className={classNames.note}>
      {text}
      {links.map(({ label, address }) => (
        <span key={address}>
          {text && ' '}
          <a className="link" href={address} rel="nofollow">
            {label}
          </a>
        </span>
      ))}
    </p>
  ));
