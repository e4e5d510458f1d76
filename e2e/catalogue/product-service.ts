/** A product service of another origin, as the specification describes it: three calls that answer whole articles. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listenLocally, type LocalServer } from '../local-server';
import { preparedStore } from '../site-server';
import { liveVersions } from '../stores/release-command';

interface Article {
  readonly articleNo: string;
  readonly type: string;
  readonly title: string;
}

async function releasedArticles(): Promise<readonly Article[]> {
  const { catalogue = '' } = await liveVersions(preparedStore);
  const folder = path.join(preparedStore, 'releases/catalogue', catalogue, 'data');
  const numbers = (await readdir(folder)).flatMap((file) => /^detail-(\d+)\.json$/.exec(file)?.[1] ?? []);
  const inOrder = numbers.map(Number).toSorted((one, other) => one - other);
  const shards = await Promise.all(
    inOrder.map((number) => readFile(path.join(folder, `detail-${number}.json`), 'utf8')),
  );
  return shards.flatMap((shard) => JSON.parse(shard) as readonly Article[]);
}

const contains = (text: string, searched: string) => text.toLowerCase().includes(searched.toLowerCase());

function answerTo({ pathname, searchParams }: URL, articles: readonly Article[]): unknown {
  const asked = (name: string) => searchParams.get(name) ?? '';
  switch (pathname) {
    case '/api/products':
      return articles.filter(({ type }) => contains(type, asked('type')));
    case '/api/products/search':
      return articles.filter(({ articleNo, title, type }) =>
        [articleNo, title, type].some((text) => contains(text, asked('text'))),
      );
    case '/api/products/get_product':
      return articles.find(({ articleNo }) => articleNo === asked('articleNo')) ?? {};
    default:
      return undefined;
  }
}

/** Starts the service with the released articles, on a free port. */
export async function startProductService(): Promise<LocalServer> {
  const articles = await releasedArticles();
  const server = createServer((request, response) => {
    const answer = answerTo(new URL(request.url ?? '/', 'http://localhost'), articles);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'application/json');
    // A connection that is kept for later is reset after five seconds, in the middle of the next call maybe.
    response.setHeader('Connection', 'close');
    response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}));
  });
  return listenLocally(server);
}
