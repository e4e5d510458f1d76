import type { Site } from 'shared-types';
import type { Inline, SiteField } from '../model/content';

type InlinesProps = {
  nodes: readonly Inline[];
  site: Site;
};

export function Inlines({ nodes, site }: InlinesProps) {
  return nodes.map((node, index) => <InlineNode key={index} node={node} site={site} />);
}

function InlineNode({ node, site }: { node: Inline; site: Site }) {
  if (typeof node === 'string') return node;
  if (node.kind === 'site') return siteText(site, node.field);
  const children = <Inlines nodes={node.children} site={site} />;
  if (node.kind === 'strong') return <strong>{children}</strong>;
  if (node.kind === 'emphasis') return <em>{children}</em>;
  return <a href={node.href.replace('{email}', site.company.email)}>{children}</a>;
}

function siteText({ company }: Site, field: SiteField) {
  switch (field) {
    case 'company':
      return company.name;
    case 'address':
      return company.address.join(', ');
    case 'email':
      return <a href={`mailto:${company.email}`}>{company.email}</a>;
    case 'phone':
      return <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>;
  }
}
