import { articleCount } from '../../model/article-count';
import type { TradeTile } from '../../model/home';
import classNames from './tiles.module.css';

type TileGroupProps = {
  heading: string;
  /** Text of the link to all of the group. */
  all: string;
  path: string;
  categories: readonly TradeTile[];
};

/** Categories as drawings with their names and counts, under a heading. */
export function TileGroup({ heading, all, path, categories }: TileGroupProps) {
  return (
    <section className={classNames.group}>
      <div className="section-head">
        <h2>{heading}</h2>
        <a className="link" href={path}>
          {all}
        </a>
      </div>
      <ul className={classNames.tiles}>
        {categories.map(({ path: own, drawing, label, count }) => (
          <li key={own}>
            <a className={classNames.tile} href={own}>
              <span className="plate">
                <img src={drawing} width={240} height={300} alt="" loading="lazy" />
              </span>
              <strong>{label}</strong>
              {count !== undefined && <span className="small muted">{articleCount(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
