/** What stands below every step. */
export const StepEnd = () => (
  <div className="page-end">
    <div className="container">
      <p>The employer’s risk assessment decides what the job needs.</p>
      <a className="link link-arrow" href="/contact-us">
        Not sure? Ask us
      </a>
    </div>
  </div>
);
