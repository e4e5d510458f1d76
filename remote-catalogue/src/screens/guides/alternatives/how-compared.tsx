import classNames from './alternatives.module.css';

/** What counts as equal or better, and what does not. */
export const HowCompared = () => (
  <section className={classNames.how} aria-labelledby="how-compared">
    <h2 id="how-compared">How we compare</h2>
    <ul>
      <li>An article must reach the level on the label or a higher one in every test.</li>
      <li>X and “not stated” never count as equal. We ignore an X on the other label.</li>
      <li>Coup cut and ISO cut are different tests. One cannot replace the other.</li>
      <li>
        Levels compare test results. Fit, grip and material differ, so the employer’s risk assessment decides.
      </li>
    </ul>
    <p>
      <a className="link" href="/credentials#en-388">
        What EN 388 tests
      </a>
    </p>
  </section>
);
