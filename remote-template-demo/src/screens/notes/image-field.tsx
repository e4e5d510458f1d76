import { useRef, useState } from 'react';
import { imageFault, imageTypes } from '../../model/note-image';
import classNames from './note-dialog.module.css';

export interface ImageFieldProps {
  /** Data URL; `''` for none. */
  readonly image: string;
  readonly title: string;
  readonly onChange: (image: string) => void;
}

const dataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The image could not be read.'));
    reader.readAsDataURL(file);
  });

export function ImageField({ image, title, onChange }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<string>();

  async function take(file: File) {
    const problem = imageFault(file);
    setFault(problem);
    if (problem) return;
    await dataUrl(file).then(onChange, () => setFault(`“${file.name}” cannot be read. Choose it again.`));
  }

  return (
    <div className={classNames.image}>
      {image && <img src={image} alt={title || 'Note image'} />}
      <div className={classNames.row}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Image file"
          accept={imageTypes.join()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <button
          ref={chooseButton}
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
              onChange('');
              chooseButton.current?.focus();
            }}
          >
            Remove image
          </button>
        )}
      </div>
      {fault && (
        <p className="error-text" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
