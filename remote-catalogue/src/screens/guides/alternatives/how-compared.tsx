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
