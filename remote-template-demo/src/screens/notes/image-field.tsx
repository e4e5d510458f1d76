import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { Field } from '../../components/field';
import { imageFault, imageTypes } from '../../model/note-image';

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

/** The image of a note. It is stored as it is; a large one is refused. */
export function ImageField({ image, title, onChange }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();

  async function take(file: File | undefined) {
    const problem = file && imageFault(file);
    setFault(problem);
    if (!file || problem) return;
    await dataUrl(file).then(onChange, () => setFault(`“${file.name}” cannot be read. Choose it again.`));
  }

  function remove() {
    onChange('');
    input.current?.focus();
  }

  return (
    <Stack spacing={1.5} sx={{ '& img': { maxHeight: 280, alignSelf: 'start', borderRadius: 1 } }}>
      <Field
        label="Image file"
        type="file"
        inputRef={input}
        fault={fault}
        slotProps={{ input: { accept: imageTypes.join() } }}
        onChange={({ target }) => void take((target as HTMLInputElement).files?.[0])}
      />
      {image && (
        <>
          <img src={image} alt={title || 'Note image'} />
          <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={remove}>
            Remove image
          </Button>
        </>
      )}
    </Stack>
  );
}
