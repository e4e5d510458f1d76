import { links } from '#content/about-us-pages.json';
import { SectionLinks } from './section-links';

export const AboutUsLinks = ({ current }: { current: string }) => (
  <SectionLinks name="About Us pages" links={links} current={current} />
);
