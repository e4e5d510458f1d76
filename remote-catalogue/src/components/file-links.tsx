import type { FileForm } from '../model/chosen-articles';

const forms: readonly FileForm[] = ['csv', 'json'];

/** Links to articles as a file, behind words that say which. @param files their address without its ending */
export const FileLinks = ({ files }: { readonly files: string }) =>
  forms.map((form) => (
    <a key={form} className="link" href={`${files}.${form}`} download>
      {form.toUpperCase()}
    </a>
  ));

/** Buttons that make a file of articles, behind words that say which. */
export const FileButtons = ({ onSave }: { readonly onSave: (form: FileForm) => void }) =>
  forms.map((form) => (
    <button key={form} className="link" type="button" onClick={() => onSave(form)}>
      {form.toUpperCase()}
    </button>
  ));
