import type { ReactNode } from 'react';
import classNames from './tiles.module.css';

type TileGroupProps = {
  className: string | undefined;
  heading: string;
  /** Text of the link to all of the group. */
  all: string;
  path: string;
  tiles: readonly { readonly path: string; readonly drawing: string; readonly words: ReactNode }[];
};

/** Categories or articles as drawings with a few words, under a heading. */
export function TileGroup({ className, heading, all, path, tiles }: TileGroupProps) {
  return (
    <section className={className}>
      <div className="section-head">
        <h2>{heading}</h2>
        <a className="link" href={path}>
          {all}
        </a>
      </div>
      <ul className={classNames.tiles}>
        {tiles.map((tile) => (
          <li key={tile.path}>
            <a className={classNames.tile} href={tile.path}>
              <span className="plate">
                <img src={tile.drawing} width={240} height={300} alt="" loading="lazy" />
              </span>
              {tile.words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
