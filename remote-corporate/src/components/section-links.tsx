import classNames from './section-links.module.css';

type SectionLinksProps = {
  /** Name for assistive technology: `About Us pages`. */
  name: string;
  links: readonly { readonly label: string; readonly path: string }[];
  /** Path of the page that is shown. */
  current?: string;
};

/** The pages of one part of the site, or the sections of one page. */
export function SectionLinks({ name, links, current }: SectionLinksProps) {
  return (
    <nav className={classNames.links} aria-label={name}>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a
              className={path === current ? `${classNames.link} ${classNames.current}` : classNames.link}
              href={path}
              aria-current={path === current ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
