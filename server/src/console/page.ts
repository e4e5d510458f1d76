/** The page of the console. Each action is a command to copy. */
import { changeText, short, sourceText } from 'release/cli/change-text';
import { releaseCommand } from 'release/model/release-command';
import { html, type Html } from './html.js';
import type { ConsoleData, ConsoleEnvironment } from './read-console.js';

/** Generations that are shown. */
const shownGenerations = 30;

const minutes = (at: string) => at.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ');

const time = (at: string) => html`<time datetime="${at}">${minutes(at)} UTC</time>`;

interface Place {
  readonly title: string;
  readonly env: string;
}

/** An action: its name, the command, and what it would change. */
function action({ title, env }: Place, name: string, [words, effect]: readonly [readonly string[], string]) {
  const command = releaseCommand([...words, '--store', title, '--env', env]);
  return html`<details>
    <summary>${name}</summary>
    <pre><code>${command}</code></pre>
    <p class="muted">${effect}</p>
  </details>`;
}

const section = (title: string, content: Html) =>
  html`<section>
    <div>
      <h2>${title}</h2>
      ${content}
    </div>
  </section>`;

const table = (caption: string, columns: readonly string[], rows: readonly Html[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

const figuresOf = ({ countsOf, servers }: ConsoleData, target: string) => {
  if (!servers.some(({ metrics }) => metrics)) return html`<span class="muted">no server asked</span>`;
  const { documents, errors } = countsOf(target);
  return html`${errors > 0 ? html`<span class="bad">${errors} errors</span>` : '0 errors'} in ${documents}
  documents`;
};

function healthSection({ servers, status }: ConsoleData): Html {
  const rows = servers.map(({ address, health, failure }) => {
    const isWell = health?.state === 'fresh';
    return html`<tr>
      <th scope="row">${address}</th>
      <td>${isWell ? 'fresh' : html`<span class="bad">${health?.state ?? 'no answer'}</span>`}</td>
      <td>${health?.generation ?? ''}</td>
      <td>${health?.problem ?? failure ?? ''}</td>
    </tr>`;
  });
  const problems = status.problems.map(
    ({ text, command }) =>
      html`<li>
        <p class="bad">${text}</p>
        ${command !== undefined && html`<pre><code>${command}</code></pre>`}
      </li>`,
  );
  const store =
    problems.length > 0
      ? html`<ol>
          ${problems}
        </ol>`
      : html`<p>Everything that is live, or that a rollback leads to, is whole.</p>`;
  const asked =
    rows.length > 0
      ? table('Servers', ['Server', 'State', 'Generation', 'Problem'], rows)
      : html`<p class="muted">
          No server was asked. Start the console with --server for health and errors.
        </p>`;
  return section('Health', html`${asked}${store}`);
}

function shareSection(data: ConsoleData): Html {
  const { status, title, env } = data;
  const { share, packages } = status.state;
  if (!share) return html``;
  const { package: name, version, percent } = share;
  const target = `${name}@${version}`;
  const live = packages[name]?.active.version ?? '';
  const { watch } = status;
  return section(
    'Share',
    html`<p>${percent} % of the visitors get <b>${name} ${version}</b>, the others ${live}.</p>
      <p>${version}: ${figuresOf(data, target)}. ${live}: ${figuresOf(data, `${name}@${live}`)}.</p>
      ${watch?.target === target && html`<p>Watched by ${watch.actor}: ${watch.verdict ?? `last look ${minutes(watch.seenAt)} UTC`}.</p>`}
      ${action({ title, env }, 'Give it to half of the visitors', [['share', target, '--percent', '50', '--reason', '…'], `${percent} % become 50 %; those who have it keep it.`])}
      ${action({ title, env }, 'Give it to all', [['promote', target, '--reason', '…'], `${name} ${live} becomes ${version} for all.`])}
      ${action({ title, env }, 'Take it back', [['share', '--end', '--reason', '…'], `All get ${name} ${live}.`])}`,
  );
}

function environmentSection(data: ConsoleData, { env, head, packages }: ConsoleEnvironment): Html {
  const place = { title: data.title, env };
  const rows = packages.map(({ name, version, before, since, source }) => {
    const back =
      before !== undefined &&
      action(place, `Roll back to ${before}`, [
        ['rollback', name, '--reason', '…'],
        `${name} ${version} becomes ${before}.`,
      ]);
    return html`<tr>
      <th scope="row">${name}</th>
      <td>${version}<br /><span class="muted">${sourceText(source).trim()}</span></td>
      <td>
        ${since ? html`${time(since.at)}<br /><span class="muted">${since.actor}${since.reason && `: ${since.reason}`}</span>` : ''}
      </td>
      <td>${figuresOf(data, `${name}@${version}`)}</td>
      <td>${back || ''}</td>
    </tr>`;
  });
  const retired = Object.keys(head.state.retired ?? {});
  const { siteConfig, siteStack } = head.state;
  return section(
    `Live in ${env}`,
    html`<p>Generation ${head.n}, ${time(head.at)}, by ${head.actor}.</p>
      ${table(`Live in ${env}`, ['Package', 'Version', 'Since, by whom', 'In browsers', 'Action'], rows)}
      ${siteConfig !== undefined && html`<p>Configuration ${short(siteConfig)}.</p>`}
      ${siteStack.length > 0 && action(place, 'Roll the configuration back', [['rollback', 'configuration', '--reason', '…'], `It becomes ${short(siteStack.at(-1) ?? '')}.`])}
      ${retired.map(
        (name) =>
          html`<p>${name} is retired.</p>
            ${action(place, `Bring ${name} back`, [['rollback', name, '--reason', '…'], 'It is live again, as it was.'])}`,
      )}`,
  );
}

function waitingSection({ waiting, title, env }: ConsoleData): Html {
  const place = { title, env };
  const rows = waiting.map(({ name, version, active }) => {
    const target = `${name}@${version}`;
    const effect = active === undefined ? `${name} becomes live.` : `${name} ${active} becomes ${version}.`;
    return html`<tr>
      <th scope="row">${name}</th>
      <td>${version}</td>
      <td>${active ?? 'not live'}</td>
      <td>
        ${action(place, 'Look at it', [['preview', target], 'Nothing live changes.'])}${active !== undefined && action(place, 'Try it with 10 %', [['share', target, '--percent', '10', '--reason', '…'], `10 % of the visitors get ${version}.`])}${action(place, 'Make it live', [['promote', target, '--reason', '…'], effect])}
      </td>
    </tr>`;
  });
  const list = table('Versions that wait', ['Package', 'Version', 'Live', 'Action'], rows);
  return section(
    'Versions that wait',
    rows.length > 0 ? list : html`<p>No version is newer than what is live.</p>`,
  );
}

function previewSection({ previews, title, env }: ConsoleData): Html {
  const rows = previews.map(
    ({ name = '', address, endsAt = '', actor, did }) =>
      html`<tr>
        <th scope="row"><a href="${address}">${name}</a></th>
        <td>${did.map(changeText).join(', ')}</td>
        <td>${actor}</td>
        <td>${time(endsAt)}</td>
        <td>${action({ title, env }, 'Close', [['preview', 'close', name], 'It answers 410.'])}</td>
      </tr>`,
  );
  const list = table('Previews', ['Preview', 'Shows', 'By', 'Until', 'Action'], rows);
  return section('Previews', rows.length > 0 ? list : html`<p>None is open.</p>`);
}

function historySection({ env, generations }: ConsoleEnvironment): Html {
  const items = generations
    .slice(0, shownGenerations)
    .map(
      ({ n, at, actor, reason, did }) =>
        html`<li>
          <b>${n}</b> ${time(at)} <span class="muted">${actor}</span
          ><br />${did.map(changeText).join(', ') || 'removed'}${reason && html`<br /><span class="muted">${reason}</span>`}
        </li>`,
    );
  return section(
    `History of ${env}`,
    html`<ol reversed>
      ${items}
    </ol>`,
  );
}

/** @param now  time of the page, ISO 8601 */
export function consolePage(data: ConsoleData, now: string): string {
  const { environments, env, title } = data;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Releases of ${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/look.css" />
      </head>
      <body>
        <header>
          <div>
            <h1>Releases</h1>
            <p>${title}, environment ${env}, as of ${time(now)}. Reload to read it again.</p>
          </div>
        </header>
        <main>
          ${healthSection(data)}${shareSection(data)}${environments.map((environment) => environmentSection(data, environment))}
          ${waitingSection(data)}${previewSection(data)}${environments.map(historySection)}
        </main>
      </body>
    </html>`.markup;
}
