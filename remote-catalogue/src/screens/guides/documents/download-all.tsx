import { useState } from 'react';
import type { DocumentFile } from '../../../../articles/documents';
import { saveBlob } from '../../../api/save-blob';
import scripts from '../../../components/scripted.module.css';

interface DownloadAllProps {
  readonly files: readonly DocumentFile[];
  /** Name of the ZIP file. */
  readonly fileName: string;
}

/** Packs all files into one, in the browser: the addresses of the files are the same for every article and enquiry. */
export function DownloadAll({ files, fileName }: DownloadAllProps) {
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  if (files.length < 2) return null;
  const download = () => {
    if (state === 'loading') return;
    setState('loading');
    zipOf(files)
      .then((zip) => saveBlob(zip, fileName))
      .then(
        () => setState('ready'),
        () => setState('failed'),
      );
  };
  return (
    <p className={scripts.scripted}>
      <button
        className="button"
        type="button"
        aria-disabled={state === 'loading' || undefined}
        onClick={download}
      >
        {state === 'loading' ? 'Loading the files…' : `Download all ${files.length} files (ZIP)`}
      </button>{' '}
      <span className="error-text" role="status">
        {state === 'failed' && 'A file could not be loaded. Try again, or download them one by one.'}
      </span>
    </p>
  );
}

async function zipOf(files: readonly DocumentFile[]): Promise<Blob> {
  const { downloadZip } = await import(/* webpackChunkName: "documents-zip" */ 'client-zip');
  const loaded = files.map(async ({ address, fileName: name }) => {
    const input = await fetch(address);
    if (!input.ok) throw new Error(`${address}: status ${input.status}`);
    return { name, input };
  });
  return await downloadZip(await Promise.all(loaded)).blob();
}
