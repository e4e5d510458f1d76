import texts from '../../../content/data/news.json';
import type { PressArchive } from '../../model/press-archive';
import logoPicture from '../../press/logo-2400.png';
import logoOnDark from '../../press/logo-on-dark.svg';
import logo from '../../press/logo.svg';
import classNames from './media.module.css';

/** With the sizes of the files, which a test compares. */
const files = [
  { address: logo, name: 'logo.svg', type: 'SVG', sizeKb: 7 },
  { address: logoOnDark, name: 'logo-on-dark.svg', type: 'SVG', sizeKb: 7 },
  { address: logoPicture, name: 'logo-2400.png', type: 'PNG', sizeKb: 21 },
] as const;

interface PressKitProps {
  readonly archive: PressArchive | undefined;
}

/** The logo, to look at and to take away, and all drawings of the gallery. */
export function PressKit({ archive }: PressKitProps) {
  return (
    <section className={classNames.kit} aria-labelledby="press-kit">
      <h2 id="press-kit" className={classNames.heading}>
        {texts.press.kit}
      </h2>
      <ul>
        {files.map(({ address, name, type, sizeKb }, index) => (
          <PressFile key={name} {...{ address, name, type, sizeKb }} title={texts.press.files[index] ?? ''} />
        ))}
        {archive && (
          <PressFile
            address={archive.address}
            name="drawings.zip"
            type="ZIP"
            sizeKb={Math.round(archive.sizeBytes / 1024)}
            title={texts.press.archive.replace('{count}', String(archive.drawings))}
          />
        )}
      </ul>
      <div className={classNames.logos}>
        <img src={logo} width={219} height={34} alt="" loading="lazy" />
        <img src={logoOnDark} width={219} height={34} alt="" loading="lazy" />
      </div>
      <p className="small muted">{texts.press.remark}</p>
    </section>
  );
}

interface PressFileProps {
  readonly address: string;
  /** Under which a browser saves it. */
  readonly name: string;
  readonly type: string;
  readonly sizeKb: number;
  readonly title: string;
}

const PressFile = ({ address, name, type, sizeKb, title }: PressFileProps) => (
  <li>
    <a className={classNames.file} href={address} download={name}>
      <svg width={18} height={18} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2v11M5.5 9l4.5 4.5L14.5 9M3 17.5h14" />
      </svg>
      <strong>{title}</strong>{' '}
      <span className="muted">
        {type}, {sizeKb} KB
      </span>
    </a>
  </li>
);
