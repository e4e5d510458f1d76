import { linkParts } from '../../model/link-parts';

export interface NoteTextProps {
  /** Plain text, whatever it contains. */
  readonly text: string;
}

/** A text whose `http` and `https` addresses can be opened. */
export const NoteText = ({ text }: NoteTextProps) =>
  linkParts(text).map((part, place) =>
    part.isLink ? (
      <a key={place} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    ) : (
      part.text
    ),
  );
