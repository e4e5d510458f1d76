import { useRef } from 'react';
import classNames from './image-field.module.css';
import type { NoteImage } from './use-image';

export interface ImageFieldProps {
  /** Data URL; `''` for none. */
  readonly image: string;
  readonly title: string;
  readonly state: NoteImage;
  readonly onRemove: () => void;
}

/** The image of a note, with buttons to choose and to remove it. */
export function ImageField({ image, title, state, onRemove }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <div className={classNames.field}>
      {image && <img src={image} alt={title || 'Note image'} />}
      <div className={classNames.buttons}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Image file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) state.take(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <button
          ref={choose}
          type="button"
          className="button button-outlined"
          onClick={() => input.current?.click()}
        >
          {image ? 'Change image' : 'Add image'}
        </button>
        {image && (
          <button
            type="button"
            className="button button-outlined"
            onClick={() => {
              onRemove();
              choose.current?.focus();
            }}
          >
            Remove image
          </button>
        )}
        {state.isReading && <span className="small muted">Reading the image…</span>}
      </div>
      {state.fault && (
        <p className="error-text" role="alert">
          {state.fault}
        </p>
      )}
    </div>
  );
}
