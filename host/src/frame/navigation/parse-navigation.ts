import type { NavItem } from 'shared-types';
import { isNavUrl, isSitePath } from 'shared-types/protocol/navigation';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isTextOrAbsent = (value: unknown) => value === undefined || isText(value);

const isBadge = ({ title, bg, fg }: Fields) => isText(title) && isTextOrAbsent(bg) && isTextOrAbsent(fg);

const types: readonly unknown[] = ['group', 'collapse', 'item', 'link', 'divider'];

/** The first key of an item that cannot be used, its children aside. */
function badKey({
  id,
  title,
  type,
  icon,
  url,
  exact,
  target,
  badge,
  auth,
}: Fields): keyof NavItem | undefined {
  if (!isText(id)) return 'id';
  if (!isText(title)) return 'title';
  if (!types.includes(type)) return 'type';
  if (!isTextOrAbsent(icon)) return 'icon';
  const isAddress = type === 'link' ? isNavUrl : isSitePath;
  const needsUrl = type === 'link' || type === 'item';
  if (url === undefined ? needsUrl : !isText(url) || !isAddress(url)) return 'url';
  if (exact !== undefined && typeof exact !== 'boolean') return 'exact';
  if (target !== undefined && target !== '_self' && target !== '_blank') return 'target';
  if (badge !== undefined && !(isObject(badge) && isBadge(badge))) return 'badge';
  if (auth !== undefined && !(Array.isArray(auth) && auth.every(isText))) return 'auth';
  return undefined;
}

/**
 * The items of a remote that can be shown. Publishing refuses all others; those that get here all the same are dropped with
 * what is below them.
 *
 * @param remote its name, for the warnings
 */
export function parseNavigation(remote: string, value: unknown): readonly NavItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown): readonly NavItem[] => {
    const fields = isObject(item) ? item : {};
    const key = badKey(fields);
    if (key !== undefined) {
      console.warn(
        `${remote}: the navigation item ${JSON.stringify(fields['id'])} is ignored, its ${key} is invalid`,
      );
      return [];
    }
    const { children, ...rest } = fields as unknown as NavItem;
    return [children === undefined ? rest : { ...rest, children: parseNavigation(remote, children) }];
  });
}
