import classNames from './login.module.css';

/** The site configuration names no service: a form would send the password to nobody. */
export const NoSignIn = () => (
  <>
    <h1>Sign-in is not available</h1>
    <p className={`muted ${classNames.lead}`}>
      This site has no accounts. You can see the catalogue and all company pages without one.
    </p>
    <div className={`buttons ${classNames.ways}`}>
      <a className="button" href="/products">
        See the products
      </a>
      <a className="button button-outlined" href="/home">
        Home
      </a>
    </div>
  </>
);
