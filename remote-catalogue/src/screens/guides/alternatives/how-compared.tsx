import { alternativesAddress } from '../../../model/equal-or-better/alternatives-address';
import classNames from './alternatives.module.css';

/** What counts as equal, and what does not. */
export const HowCompared = () => (
  <section className="prose" aria-labelledby="how-compared">
    <h2 id="how-compared">How we compare</h2>
    <ul>
      <li>An article must reach the level on the label or a higher one in every test.</li>
      <li>X and “not stated” never count as equal. We ignore an X on the other label.</li>
      <li>Coup cut and ISO cut are different tests. One cannot replace the other.</li>
      <li>Fit, grip and material are not compared.</li>
    </ul>
    <p>
      <a className="link" href="/credentials#en-388">
        What EN 388 tests
      </a>
    </p>
  </section>
);

const examples = [
  { marking: '4X43DP', text: 'Abrasion 4, tear 4, puncture 3, ISO cut D, impact.' },
  { marking: 'EN 407 413X4X', text: 'Flame 4, contact heat 1, convective heat 3, small splashes 4.' },
  { marking: 'EN ISO 20471 class 2', text: 'High-visibility clothing, class 2 or 3.' },
];

/** Markings to begin with, as links to their answers. */
export const Examples = () => (
  <section aria-labelledby="examples">
    <h2 id="examples">Examples</h2>
    <ul className={classNames.examples}>
      {examples.map(({ marking, text }) => (
        <li key={marking}>
          <a className="link" href={alternativesAddress(marking)}>
            {marking}
          </a>
          <p className="small muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
