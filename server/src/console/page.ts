/** The page of the console. Each action is a command to copy. */
import { changeText, short, sourceText } from 'release/cli/change-text';
import { watchLines } from 'release/cli/verbs/status';
import { releaseCommand } from 'release/model/release-command';
import { utcMinutes } from '../http/utc-minutes.js';
import { html, type Html } from './html.js';
import type { ConsoleData, ConsoleEnvironment } from './read-console.js';

/** Number of generations in the history. */
const shownGenerations = 30;

const time = (at: string) => html`<time datetime="${at}">${utcMinutes(at)}</time>`;

const muted = (text: string | Html) => html`<span class="muted">${text}</span>`;

const bad = (text: string) => html`<span class="bad">${text}</span>`;

/** A command. The keyboard's focus selects all of it. */
const copied = (command: string) => html`<input readonly aria-label="Command" value="${command}" />`;

interface Action {
  readonly name: string;
  readonly command: readonly string[];
  /** Effect on what visitors get. */
  readonly effect: string;
}

/** Makes the function that shows an action on an environment. */
const actionIn =
  (store: string, env: string) =>
  ({ name, command, effect }: Action): Html =>
    html`<details>
      <summary>${name}</summary>
      ${copied(releaseCommand([...command, '--store', store, '--env', env]))}
      <p class="muted">${effect}</p>
    </details>`;

const section = (title: string, content: Html) =>
  html`<section>
    <div>
      <h2>${title}</h2>
      ${content}
    </div>
  </section>`;

/** Rows with cells, which stand below each other where there is no room. */
const rows = (cells: readonly (readonly (Html | string | undefined)[])[], otherwise: string) =>
  cells.length === 0
    ? html`<p>${otherwise}</p>`
    : html`<ul class="rows">
        ${cells.map((row) => html`<li>${row.map((cell) => html`<div>${cell}</div>`)}</li>`)}
      </ul>`;

function figuresOf({ countsOf, servers }: ConsoleData, target: string): Html {
  if (!servers.some(({ metrics }) => metrics)) return muted('no server asked');
  const { documents, errors } = countsOf(target);
  const shown = `${errors} errors in ${documents} documents`;
  return errors > 0 ? bad(shown) : html`${shown}`;
}

function healthSection({ servers, status }: ConsoleData): Html {
  const { problems } = status;
  const asked = servers.map(({ address, health, failure }) => [
    html`<b>${address}</b>`,
    health?.state === 'fresh' ? 'fresh' : bad(health?.state ?? 'no answer'),
    health && `generation ${health.generation}`,
    health?.problem ?? failure,
  ]);
  const damaged = problems.map(
    ({ text, command }) =>
      html`<p class="bad">${text}</p>
        ${command !== undefined && copied(command)}`,
  );
  const whole = html`<p>Everything in the store that is live, or that a rollback leads to, is whole.</p>`;
  const servedBy = rows(
    asked,
    'No server was asked: --server names those whose health and errors are shown.',
  );
  const watches = watchLines(status).map((line) => html`<p>${line}</p>`);
  return section('Health', html`${servedBy}${damaged.length > 0 ? damaged : whole}${watches}`);
}

function shareSection(data: ConsoleData): Html {
  const { share, packages } = data.status.state;
  if (!share) return html``;
  const { package: name, version, percent } = share;
  const action = actionIn(data.title, data.env);
  const target = `${name}@${version}`;
  const live = packages[name]?.active.version ?? 'nothing';
  const actions = [
    {
      name: 'Give it to half of the visitors',
      command: ['share', target, '--percent', '50', '--reason', '…'],
      effect: `${percent} % become 50 %. Those who have it keep it.`,
    },
    {
      name: 'Give it to all',
      command: ['promote', target, '--reason', '…'],
      effect: `${name} ${live} becomes ${version} for all.`,
    },
    {
      name: 'Take it back',
      command: ['share', '--end', '--reason', '…'],
      effect: `All get ${name} ${live}.`,
    },
  ];
  return section(
    'Share',
    html`<p>${percent} % of the visitors get <b>${name} ${version}</b>, the others ${live}.</p>
      <p>${version}: ${figuresOf(data, target)}. ${live}: ${figuresOf(data, `${name}@${live}`)}.</p>
      ${actions.map(action)}`,
  );
}

function environmentSection(data: ConsoleData, { env, head, packages }: ConsoleEnvironment): Html {
  const action = actionIn(data.title, env);
  const live = packages.map(({ name, version, before, since, source }) => [
    html`<b>${name}</b> ${version}<br />${muted(sourceText(source).trim())}`,
    since &&
      html`since ${time(since.at)}<br />${muted(`by ${since.actor}${since.reason && `: ${since.reason}`}`)}`,
    figuresOf(data, `${name}@${version}`),
    before === undefined
      ? ''
      : action({
          name: `Roll back to ${before}`,
          command: ['rollback', name, '--reason', '…'],
          effect: `${name} ${version} becomes ${before}.`,
        }),
  ]);
  const { siteConfig = '', siteStack, retired = {} } = head.state;
  const [before] = siteStack.slice(-1);
  const configuration = action({
    name: `Roll back the configuration to ${short(before ?? '')}`,
    command: ['rollback', 'configuration', '--reason', '…'],
    effect: `${short(siteConfig)} becomes ${short(before ?? '')}.`,
  });
  const back = Object.keys(retired).map((name) =>
    action({
      name: `Bring ${name} back`,
      command: ['rollback', name, '--reason', '…'],
      effect: `${name} is retired. It becomes live as it was.`,
    }),
  );
  return section(
    `Live in ${env}`,
    html`<p>Generation ${head.n}, ${time(head.at)}, by ${head.actor}. Configuration ${short(siteConfig)}.</p>
      ${rows(live, 'Nothing is live.')}${before !== undefined && configuration}${back}`,
  );
}

function waitingSection({ waiting, title, env, servers: [server] }: ConsoleData): Html {
  const action = actionIn(title, env);
  const { port = '' } = server ? new URL(server.address) : {};
  const versions = waiting.map(({ name, version, active }) => {
    const target = `${name}@${version}`;
    const actions: readonly Action[] = [
      {
        name: 'Preview',
        command: ['preview', target, ...(port ? ['--port', port] : [])],
        effect: 'Nothing live changes.',
      },
      {
        name: 'Share',
        command: ['share', target, '--percent', '10', '--reason', '…'],
        effect: `10 % of the visitors get ${name} ${version}.`,
      },
      {
        name: 'Promote',
        command: ['promote', target, '--reason', '…'],
        effect: `${name} ${active ?? '(not live)'} becomes ${version}.`,
      },
    ];
    return [html`<b>${name}</b> ${version}`, `live: ${active ?? 'none'}`, ...actions.map(action)];
  });
  return section('Versions that wait', rows(versions, 'No version is newer than what is live.'));
}

function previewSection({ previews, title, env }: ConsoleData): Html {
  const action = actionIn(title, env);
  const open = previews.map(({ name = '', address, endsAt = '', actor, did }) => [
    html`<a href="${address}">${name}</a>`,
    did.map(changeText).join(', '),
    html`until ${time(endsAt)}<br />${muted(`by ${actor}`)}`,
    action({ name: 'Close', command: ['preview', 'close', name], effect: 'It answers 410.' }),
  ]);
  return section('Previews', rows(open, 'None is open.'));
}

function historySection({ env, generations }: ConsoleEnvironment): Html {
  const items = generations
    .slice(0, shownGenerations)
    .map(
      ({ n, at, actor, reason, did }) =>
        html`<li>
          <b>${n}</b> ${time(at)} ${muted(`by ${actor}`)}<br />${did.map(changeText).join(', ') || 'removed'}
          ${reason && html`<br />${muted(reason)}`}
        </li>`,
    );
  return section(
    `History of ${env}`,
    html`<ol>
      ${items}
    </ol>`,
  );
}

/** @param now  time of the page, ISO 8601 */
export function consolePage(data: ConsoleData, now: string): string {
  const { environments, env, title } = data;
  const sections = [
    healthSection(data),
    shareSection(data),
    ...environments.map((environment) => environmentSection(data, environment)),
    waitingSection(data),
    previewSection(data),
    ...environments.map(historySection),
  ];
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
        <main>${sections}</main>
      </body>
    </html>`.markup;
}
