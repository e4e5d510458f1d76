import type { Facts } from 'shared-types/facts';

export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface LlmsInput {
  readonly name: string;
  readonly baseUrl: string;
  readonly summary: string;
  readonly pages: readonly ListedPage[];
  /** Groups the pages; absent: they stand in one list. */
  readonly siteMap: Facts['site-map'] | undefined;
}

const ungrouped = 'Pages';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Groups in the order of the site map, then what it does not name. */
function groupsOf({ pages, siteMap: planned = [] }: LlmsInput) {
  const named = new Set(planned.flatMap(({ paths }) => paths));
  const groups = planned.map(({ heading, paths }) => ({
    heading,
    pages: paths.flatMap((path) => pages.find((page) => page.path === path) ?? []),
  }));
  const others = { heading: ungrouped, pages: pages.filter(({ path }) => !named.has(path)) };
  return [...groups, others].filter((group) => group.pages.length > 0);
}

/** `/llms.txt` (llmstxt.org): what stands where, for programs that read sites on behalf of a user. */
export function llmsText(input: LlmsInput): string {
  const { name, baseUrl, summary } = input;
  const link = ({ path, title, description }: ListedPage) =>
    `- [${oneLine(title)}](${baseUrl}${path}): ${oneLine(description)}\n`;
  const sections = groupsOf(input).map(
    ({ heading, pages }) => `\n## ${heading}\n\n${pages.map(link).join('')}`,
  );
  return `# ${name}\n\n> ${oneLine(summary)}\n${sections.join('')}`;
}
