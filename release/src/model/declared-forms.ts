import type { FormDeclaration } from 'shared-types';
import type { RemoteRelease } from 'shared-types/release';

/** Forms that live remotes declare, by name. A form has several declarations where a tab may show an older page. */
export type DeclaredForms = ReadonlyMap<string, readonly FormDeclaration[]>;

/** The forms of several sites, in the order of the sites. */
export function joinedForms(sites: readonly DeclaredForms[]): DeclaredForms {
  const names = new Set(sites.flatMap((forms) => [...forms.keys()]));
  return new Map([...names].map((name) => [name, sites.flatMap((forms) => forms.get(name) ?? [])]));
}

/** The forms of releases, in the order of the releases. */
export function declaredForms(releases: readonly Pick<RemoteRelease, 'forms'>[]): DeclaredForms {
  const forms = new Map<string, FormDeclaration[]>();
  for (const [name, form] of releases.flatMap((release) => Object.entries(release.forms ?? {})))
    forms.set(name, [...(forms.get(name) ?? []), form]);
  return forms;
}
