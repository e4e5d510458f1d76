import type { LinkRow } from '../../model/home';
import classNames from './link-rows.module.css';

type LinkRowsProps = {
  rows: readonly LinkRow[];
  nowMs: number;
};

const most = 3;

export const LinkRows = ({ rows, nowMs }: LinkRowsProps) =>
  rows.map(({ heading, links }) => (
    <section key={heading} className={`section container ${classNames.row}`}>
      <h2>{heading}</h2>
      {links
        .filter(({ until }) => !until || Date.parse(until) >= nowMs)
        .slice(0, most)
        .map(({ label, text, path, figure, isSample }) => (
          <a key={label} className={classNames.link} href={path}>
            {figure && <b>{figure}</b>}
            <strong>
              {label} {isSample && <span className="sample-chip">Sample</span>}
            </strong>
            <span className="small muted">{text}</span>
            <span className="link link-arrow" aria-hidden="true" />
          </a>
        ))}
    </section>
  ));
