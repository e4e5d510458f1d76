/** Previews, beside the live site at the same server: each at its own host name. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { Target } from '../http/request-target.js';
import { utcMinutes } from '../http/utc-minutes.js';
import { sha256Base64 } from 'release/model/digest';
import { hasEnded } from 'release/model/generation';
import { previewAt, previewName, type NamedPreview as Preview } from 'release/model/preview';
import { openChain } from 'release/store/chain';
import { previewsOf, storeOf } from 'release/store/environments';
import { publishedVersions, readVersionNote } from 'release/store/published-releases';
import type { Store } from 'release/store/store';
import { jsonAnswer, textAnswer, type Answer } from './answer.js';
import { followSite, type FollowedSite, type FollowOptions } from './follow-site.js';
import { cacheControl, pagePolicy } from './headers.js';
import { answering, missing, siteAnswers } from './site-handler.js';

/** A preview that nobody has looked at for so long is no longer followed, in milliseconds. */
const idleMs = 600_000;

const badgePath = '/release/badge.js';

/** Files of a site for search engines. */
const forSearch = /^\/sitemap[^/]*\.xml$/;

const noService = jsonAnswer(503, {
  error: 'This is a preview. Enquiries and accounts work on the live site only.',
});

/** The answer at a host that is none of ours. The live page there would pass for the preview. */
const misdirected = (hosts: readonly string[]) =>
  textAnswer(
    421,
    `No previews here. They are at ${hosts.map((host) => `preview-NAME.${host}`).join(' and ')}.`,
  );

/** A short page in the place of a preview. */
function absentPage({ env, liveHost }: Preview, status: 404 | 410): Answer {
  const title = status === 410 ? 'This preview has ended' : 'There is no such preview';
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<h1>${title}</h1><p>${previewName(env) ?? ''}: <code>release preview</code> opens it. <a href="//${liveHost}/">The live site</a></p></html>`;
  return { ...textAnswer(status, text, pagePolicy), type: 'text/html' };
}

/** The script element that shows what a page is. First in the body, so that nothing moves when it runs. */
function badgeElement({ env, liveHost }: Preview, note: string, integrity: string): string {
  return `<script src="${badgePath}" integrity="${integrity}" data-title="Preview" data-name="${previewName(env) ?? ''}" data-note="${note}" data-live="//${liveHost}"></script>`;
}

/** Answer of a preview in place of the same answer of a live site: nobody keeps it. */
function previewed({ hash: _, ...answer }: Answer, badge: () => Promise<string>): Answer {
  const shown = { ...answer, cache: cacheControl.never };
  if (answer.type !== 'text/html') return shown;
  const read = async () => {
    const page = await answer.read('identity');
    const element = await badge();
    const text = page && String(page.bytes).replace('<body>', () => `<body>${element}`);
    return text === undefined ? undefined : { form: 'identity' as const, bytes: Buffer.from(text) };
  };
  return { ...shown, isCoded: false, read };
}

/** Previews that somebody looks at, by the names of their environments. */
function followedPreviews(store: Store, options: FollowOptions) {
  const followed = new Map<string, ReturnType<typeof follow>>();

  async function follow(env: string) {
    const own = storeOf(store, env);
    const site = await followSite(own, env, options);
    const stop = () => {
      followed.delete(env);
      site.stop();
    };
    return { site, stop, timer: setTimeout(stop, idleMs).unref(), answer: siteAnswers({ store: own, site }) };
  }

  return {
    /** A preview that is open, or the status of the page that says that it is not. */
    find: async (env: string) => {
      if (!followed.has(env)) {
        const head = await openChain(store, env).head();
        if (!head) return 404;
        if (hasEnded(head.generation)) return 410;
      }
      const following = followed.get(env) ?? follow(env);
      followed.set(env, following);
      const preview = await following;
      preview.timer.refresh();
      const newest = preview.site.current();
      return newest && !hasEnded(newest) ? preview : 410;
    },
    stop: async (): Promise<void> => {
      for (const following of followed.values()) (await following).stop();
    },
  };
}

/** Tells whether a preview was opened, by a list that is two seconds old at most: anybody can send any host name. */
function openedPreviews(store: Store) {
  let listedMs = -Infinity;
  let envs: Promise<readonly string[]> = Promise.resolve([]);
  return async (env: string): Promise<boolean> => {
    if (performance.now() - listedMs > 2000) {
      listedMs = performance.now();
      envs = previewsOf(store).catch(() => []);
    }
    return (await envs).includes(env);
  };
}

/** @param live the site beside which previews are served */
export function openPreviews(
  store: Store,
  live: FollowedSite,
  options: FollowOptions & Required<Pick<FollowOptions, 'onProblem'>>,
) {
  const { find, stop } = followedPreviews(store, options);
  const isOpened = openedPreviews(store);
  const script = readFileSync(createRequire(import.meta.url).resolve('server/badge/badge.js'));
  const integrity = `sha256-${sha256Base64(script)}`;

  async function answerTo(preview: Preview, method: string | undefined, target: Target): Promise<Answer> {
    const { path } = target;
    if (preview.elsewhere) return misdirected(preview.elsewhere);
    const found = await find(preview.env);
    if (typeof found === 'number') return absentPage(preview, found);
    if (path.startsWith('/api/')) return noService;
    if (path === '/robots.txt') return textAnswer(200, 'User-agent: *\nDisallow: /');
    if (path === '/release/published.json') return jsonAnswer(200, await publishedVersions(store));
    if (path === badgePath)
      return {
        ...textAnswer(200, ''),
        type: 'text/javascript',
        read: async () => ({ form: 'identity', bytes: script }),
      };
    if (forSearch.test(path)) return missing;
    const answer = await found.answer({ method, target, live: found.site.current() });
    // Files of releases are the same everywhere.
    if (answer.cache === cacheControl.forever) return answer;
    return previewed(answer, async () => badgeElement(preview, await noteOn(found.site), integrity));
  }

  /** End of a preview, and if a release that differs from the live site was published without a trial. */
  async function noteOn(site: FollowedSite): Promise<string> {
    const { endsAt = '', releases = [] } = site.current() ?? {};
    const isLive = ({ digest }: (typeof releases)[number]) =>
      live.current()?.releases.some((release) => release.digest === digest);
    const notes = await Promise.all(
      releases.filter((release) => !isLive(release)).map(({ release }) => readVersionNote(store, release)),
    );
    const isUntried = notes.some((note) => note?.trial.kind === 'untried');
    return `${isUntried ? 'untried, ' : ''}until ${utcMinutes(endsAt)}`;
  }

  const named = ({ headers }: IncomingMessage) => previewAt(headers.host ?? '', live.current()?.site.baseUrl);

  const answerPreview = answering(
    async (request, target) => {
      const preview = named(request);
      const answer = preview ? await answerTo(preview, request.method, target) : missing;
      return { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex' } };
    },
    { onProblem: options.onProblem, headers: () => live.current()?.headers },
  );

  return {
    /** Makes the listener that answers for previews, and leaves other requests to the live site. */
    before:
      (answerLive: RequestListener): RequestListener =>
      (request, response) => {
        const preview = named(request);
        if (!preview) answerLive(request, response);
        else if (!preview.isHosted) void answerPreview(request, response);
        else
          void isOpened(preview.env).then((isOpen) =>
            isOpen ? answerPreview(request, response) : answerLive(request, response),
          );
      },
    stop,
  };
}
