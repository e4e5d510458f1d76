import * as v from 'valibot';

/** A page as `llms.txt` lists it. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  /** One line. */
  readonly description: string;
}

/** What `llms.txt` is made of. */
export interface LlmsInput {
  /** Name of the company. */
  readonly name: string;
  readonly baseUrl: string;
  /** One paragraph about the site. */
  readonly summary: string;
  readonly pages: readonly ListedPage[];
  /** The fact `site-map`, whatever it holds. */
  readonly siteMap: unknown;
}

/** Name of the fact that groups pages. Any remote may offer it; without it they stand in one list. */
export const siteMapFact = 'site-map';

/** Headings with the paths below them, in order. */
const siteMapSchema = v.array(v.object({ heading: v.string(), paths: v.array(v.string()) }));

const ungrouped = 'Pages';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Groups in the order of the site map, then what it does not name. */
function groupsOf({ pages, siteMap }: LlmsInput) {
  const parsed = v.safeParse(siteMapSchema, siteMap);
  const planned = parsed.success ? parsed.output : [];
  const named = new Set(planned.flatMap(({ paths }) => paths));
  const groups = planned.map(({ heading, paths }) => ({
    heading,
    pages: paths.flatMap((path) => pages.find((page) => page.path === path) ?? []),
  }));
  const others = { heading: ungrouped, pages: pages.filter(({ path }) => !named.has(path)) };
  return [...groups, others].filter((group) => group.pages.length > 0);
}

/** `/llms.txt` (llmstxt.org): what stands where, for programs that read sites on somebody's behalf. */
export function llmsText(input: LlmsInput): string {
  const { name, baseUrl, summary } = input;
  const link = ({ path, title, description }: ListedPage) =>
    `- [${oneLine(title)}](${baseUrl}${path}): ${oneLine(description)}\n`;
  const sections = groupsOf(input).map(
    ({ heading, pages }) => `\n## ${heading}\n\n${pages.map(link).join('')}`,
  );
  return `# ${name}\n\n> ${oneLine(summary)}\n${sections.join('')}`;
}
