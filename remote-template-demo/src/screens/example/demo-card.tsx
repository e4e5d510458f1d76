import classNames from './demo-card.module.css';
import type { Demo } from './demos';

export function DemoCard({ title, href, text, tryThis, use, snippet }: Demo) {
  const id = `demo${href.replaceAll('/', '-')}`;
  return (
    <article className={classNames.demo} aria-labelledby={id}>
      <div className={classNames.words}>
        <h3 id={id}>
          <a href={href}>{title}</a>
        </h3>
        <p>{text}</p>
        <p>
          <strong>Try this:</strong> {tryThis}
        </p>
        <p>
          <strong>In a remote:</strong> {use}
        </p>
      </div>
      <pre className={classNames.code}>
        <code>{snippet}</code>
      </pre>
    </article>
  );
}
