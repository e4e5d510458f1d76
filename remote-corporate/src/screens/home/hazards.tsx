import { articleCount } from '../../model/article-count';
import type { HazardLink } from '../../model/home';
import classNames from './hazards.module.css';

export const Hazards = ({ hazards }: { readonly hazards: readonly HazardLink[] }) => (
  <section className={`section container ${classNames.section}`}>
    <div className="section-head">
      <h2>Choose by hazard</h2>
      <a className="link" href="/choose">
        All hazards
      </a>
    </div>
    <ul className={classNames.hazards}>
      {hazards.map(({ path, label, examples, count }) => (
        <li key={path}>
          <a className={classNames.hazard} href={path}>
            <strong>{label}</strong>
            <span className="small muted">{articleCount(count)}</span>
            <span className="small muted">{examples}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
