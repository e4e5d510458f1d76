import type { LogoFile } from '../../model/logo-file';
import { DownloadIcon } from '../../components/download-icon';
import classNames from './media.module.css';

/** The logo, to see and to download. */
export const PressKit = ({ logos }: { readonly logos: readonly LogoFile[] }) => (
  <section className={classNames.kit} aria-labelledby="press-kit">
    <h2 id="press-kit" className={classNames.heading}>
      Press kit
    </h2>
    <ul>
      {logos.map(({ title, address, name, sizeBytes }) => (
        <li key={name}>
          <a className={classNames.file} href={address} download={name}>
            <DownloadIcon />
            <strong>{title}</strong>{' '}
            <span className="muted">
              {name.slice(name.lastIndexOf('.') + 1).toUpperCase()}, {Math.round(sizeBytes / 1024)} KB
            </span>
          </a>
        </li>
      ))}
    </ul>
    <div className={classNames.logos}>
      {logos.slice(0, 2).map(({ name, address }) => (
        <img key={name} src={address} width={219} height={34} alt="" loading="lazy" />
      ))}
    </div>
    <p className="small muted">
      Leave clear space of one shield height on all sides. Do not change the colour of the crossbar.
    </p>
  </section>
);
