import { articleCount } from '../../model/article-count';
import type { Download } from '../../model/downloads';
import { DownloadIcon } from '../../components/download-icon';
import classNames from './full-download.module.css';

export function FullDownload({ download }: { readonly download: Download }) {
  const { url, fileName, size, pages, articles, language, edition } = download;
  return (
    <div className={classNames.full}>
      <a className={`button ${classNames.link}`} href={url} download={fileName} type="application/pdf">
        <DownloadIcon />
        Full catalogue, PDF, {size}
      </a>
      <p className="small muted">
        {pages} pages A4, {articleCount(articles)}, {language}, edition {edition}
      </p>
    </div>
  );
}
