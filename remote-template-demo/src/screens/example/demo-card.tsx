import classNames from './demo-card.module.css';
import type { Demo } from './demos';

/** A demo, with the link to it and the code for it. */
export function DemoCard({ title, href, text, tryThis, use, snippet, miniature }: Demo) {
  const titleId = `demo${href.replaceAll('/', '-')}`;
  return (
    <article className={classNames.demo} aria-labelledby={titleId}>
      <div className={classNames.miniature}>{miniature}</div>
      <div className={classNames.words}>
        <h3 id={titleId}>
          <a href={href}>{title}</a>
        </h3>
        <p>{text}</p>
        <p>
          <strong>Try this:</strong> {tryThis}
        </p>
        <p>
          <strong>In a remote:</strong> {use}
        </p>
        <pre className={classNames.code}>
          <code>{snippet}</code>
        </pre>
      </div>
    </article>
  );
}
