import type { FileForm } from '../model/chosen-articles';
import { inPlace } from './in-place';

interface FileLinksProps {
  /** Address of the files without their ending. */
  readonly files: string;
  /** What is in them: `this list`. */
  readonly what: string;
  /** Makes a file of its own; without it, the links lead to the files at their address. */
  readonly onSave?: ((form: FileForm) => void) | undefined;
}

/** Links to articles as a file. */
export const FileLinks = ({ files, what, onSave }: FileLinksProps) =>
  (['csv', 'json'] as const).map((form) => (
    <a
      key={form}
      className="link"
      href={`${files}.${form}`}
      download
      aria-label={`Download ${what} as ${form.toUpperCase()}`}
      onClick={onSave && ((event) => inPlace(event, () => onSave(form)))}
    >
      {form.toUpperCase()}
    </a>
  ));
