import type { AskedTerm } from '../ask/term';
import type { Judge, Proof, Stated } from './verdict';

/** An article with a verdict for each term. */
export interface Fit {
  readonly article: Stated;
  /** In the order of the terms. */
  readonly proofs: readonly Proof[];
  readonly isWhole: boolean;
}

/** What a text lists, in its order, and why others are not listed. */
export interface Fitting {
  /** Those that state everything, then those that miss something. */
  readonly fits: readonly Fit[];
  readonly whole: number;
  /** Articles of the kind that do not state an asked protection, or state less of it. */
  readonly leftOut: number;
  /** Articles that state what is denied, and are not listed. */
  readonly denied: number;
  /** Protections that no article of the kind states together with the others. */
  readonly unmet: readonly AskedTerm[];
}

const weights: Readonly<Record<AskedTerm['sort'], number>> = {
  protection: 4,
  kind: 3,
  number: 3,
  material: 2,
  colour: 2,
  size: 2,
  adjective: 1,
  word: 1,
};

interface Judged {
  readonly terms: readonly AskedTerm[];
  readonly judges: readonly Judge[];
  /** Whether nothing can match everything: a part of the text is not stated by any article. */
  readonly isNeverWhole: boolean;
  /** Whether a title contains the whole text. */
  readonly isTitled: (title: string) => boolean;
}

/** Lists the articles of the asked kind that state most. */
export function fitting(
  articles: readonly Stated[],
  { terms, judges, isNeverWhole, isTitled }: Judged,
): Fitting {
  const placesOf = (sorts: readonly AskedTerm['sort'][]) =>
    [...terms.keys()].filter((place) => sorts.includes(terms[place]?.sort ?? 'word'));
  const kinds = placesOf(['kind', 'number']);
  const others = [...terms.keys()].filter((place) => !kinds.includes(place));
  const isOfKind = articles.map((article) =>
    kinds.map((place) => judges[place]?.(article).verdict === 'yes'),
  );
  const areAll = isOfKind.some((own) => own.every(Boolean));
  // `Jacket and trousers`: nothing is both, either is enough.
  const ofKind = articles
    .filter((_, place) => (areAll ? isOfKind[place]?.every(Boolean) : isOfKind[place]?.some(Boolean)))
    .map((article): Fit => {
      const proofs = judges.map((judge) => judge(article));
      const isStated = !isNeverWhole && others.every((place) => proofs[place]?.verdict === 'yes');
      return { article, proofs, isWhole: isStated || isTitled(article.row.title) };
    });
  const states =
    ({ proofs }: Fit) =>
    (place: number) =>
      proofs[place]?.verdict === 'yes';
  const protections = placesOf(['protection']).filter((place) => !terms[place]?.isDenied);
  const comesNear = (fit: Fit) => (place: number) => states(fit)(place) || fit.proofs[place]?.isNear === true;
  const reached = (fit: Fit) => protections.filter(comesNear(fit)).length;
  const most = Math.max(0, ...ofKind.map(reached));
  const saysSomething = (fit: Fit) => protections.some((place) => fit.proofs[place]?.says !== '');
  // What no article says anything of is not sold: all gloves are no answer to an electric arc.
  const protecting = ofKind.filter(
    (fit) =>
      fit.isWhole || (reached(fit) === most && (most > 0 || protections.length === 0 || saysSomething(fit))),
  );
  const carrying = others.filter((place) => terms[place]?.sort !== 'size');
  const shareOf = (fit: Fit): number =>
    carrying.length === 0
      ? 1
      : carrying.filter((place) => carries(terms[place], fit.proofs[place])).length / carrying.length;
  const least = Math.min(0.5, Math.max(0, ...protecting.map(shareOf)));
  const weigh = (fit: Fit): number =>
    terms.reduce((sum, term, place) => sum + weights[term.sort] * worth(term, fit.proofs[place]), 0);
  const isOneWord = carrying.length === 1 && protecting.some(({ isWhole }) => isWhole);
  const isListed = (fit: Fit): boolean =>
    fit.isWhole ||
    (!isOneWord && shareOf(fit) >= least && (shareOf(fit) > 0 || kinds.length > 0 || saysSomething(fit)));
  const listed = protecting
    .filter(isListed)
    .map((fit) => ({ fit, weight: weigh(fit) }))
    .sort(
      (one, other) =>
        Number(other.fit.isWhole) - Number(one.fit.isWhole) ||
        other.weight - one.weight ||
        one.fit.article.place - other.fit.article.place,
    )
    .map(({ fit }) => fit);
  const denying = terms.flatMap((term, place) => (term.isDenied ? place : []));
  return {
    fits: listed,
    whole: listed.filter(({ isWhole }) => isWhole).length,
    leftOut: ofKind.length - protecting.length,
    denied: protecting.filter(
      (fit) => !isListed(fit) && denying.some((place) => fit.proofs[place]?.verdict === 'no'),
    ).length,
    unmet: protections.flatMap((place) =>
      protecting.some((fit) => states(fit)(place)) ? [] : (terms[place] ?? []),
    ),
  };
}

/** Whether an article is listed for a term: what is denied, nearly none says to be without. */
const carries = (term: AskedTerm | undefined, proof: Proof | undefined): boolean =>
  proof?.verdict === 'yes' ||
  proof?.isNear === true ||
  (term?.isDenied === true && proof?.verdict === 'silent');

/** A sentence of the description proves less than what an article is called or made of, and the asked marking itself most. */
function worth({ isDenied, label }: AskedTerm, proof: Proof | undefined): number {
  if (proof?.verdict === 'no') return isDenied ? -1 : 0;
  if (proof?.verdict !== 'yes') return proof?.isNear ? 0.5 : 0;
  if (proof.says.startsWith('“')) return 0.9;
  return proof.says !== '' && label.startsWith(`${proof.says} `) ? 1.1 : 1;
}
