import classNames from './alternatives.module.css';

/** What counts as equal or better, and what does not. */
export const HowCompared = () => (
  <section className={classNames.how} aria-labelledby="how-compared">
    <h2 id="how-compared">How we compare</h2>
    <ul>
      <li>Every level on the label must be reached: in each test, the same level or a higher one.</li>
      <li>X and “not stated” never count as equal. An X on the other label asks for nothing.</li>
      <li>Coup cut and ISO cut are different tests. One never stands in for the other.</li>
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
