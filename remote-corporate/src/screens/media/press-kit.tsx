import texts from '#content/news.json';
import type { PressFile, PressKit as Kit } from '../../model/press-kit';
import classNames from './media.module.css';

interface PressKitProps {
  /** Absent: its list could not be read. */
  readonly kit: Kit | undefined;
}

/** The logo, to see and to download, and all drawings of the gallery. */
export function PressKit({ kit }: PressKitProps) {
  const { logos = [], archive } = kit ?? {};
  return (
    <section className={classNames.kit} aria-labelledby="press-kit">
      <h2 id="press-kit" className={classNames.heading}>
        {texts.press.kit}
      </h2>
      <ul>
        {logos.map((file, index) => (
          <FileLink key={file.name} file={file} title={texts.press.files[index] ?? ''} />
        ))}
        {archive && (
          <FileLink file={archive} title={texts.press.archive.replace('{count}', String(archive.drawings))} />
        )}
      </ul>
      <div className={classNames.logos}>
        {logos.slice(0, 2).map(({ name, address }) => (
          <img key={name} src={address} width={219} height={34} alt="" loading="lazy" />
        ))}
      </div>
      <p className="small muted">{texts.press.remark}</p>
    </section>
  );
}

interface FileLinkProps {
  readonly file: PressFile;
  readonly title: string;
}

const FileLink = ({ file: { address, name, sizeBytes }, title }: FileLinkProps) => (
  <li>
    <a className={classNames.file} href={address} download={name}>
      <svg width={18} height={18} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2v11M5.5 9l4.5 4.5L14.5 9M3 17.5h14" />
      </svg>
      <strong>{title}</strong>{' '}
      <span className="muted">
        {name.slice(name.lastIndexOf('.') + 1).toUpperCase()}, {Math.round(sizeBytes / 1024)} KB
      </span>
    </a>
  </li>
);
