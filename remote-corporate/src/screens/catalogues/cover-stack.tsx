import type { Download } from '../../model/downloads';
import classNames from './cover-stack.module.css';

/** The cover of the full catalogue on the sheets behind it, cut off by the lower edge of the band. */
export const CoverStack = ({ download: { title, edition, drawing } }: { download: Download }) => (
  <div className={classNames.stack} aria-hidden="true">
    <div className={classNames.cover}>
      <strong>{title}</strong>
      <span className="small muted">Full catalogue, {edition}</span>
      {drawing && <img src={drawing} width={300} height={375} alt="" />}
    </div>
  </div>
);
