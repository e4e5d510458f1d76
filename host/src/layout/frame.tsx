import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Site } from 'shared-types';
import { createDeferredSource } from '../services/deferred-source';
import { endPart, undoForeignChanges } from '../services/foreign-changes';
import { Footer } from './footer';
import classNames from './frame.module.css';
import { Header } from './header';

/** Props of the frame. Its first render depends on nothing else. */
export interface FrameProps {
  readonly site: Site;
  /** The current path, percent-encoded; `''` when it is not known. */
  readonly path: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly children: ReactNode;
}

/**
 * All of a page but its screen: skip link, header, main and footer. What is empty belongs to visitors who have chosen
 * another layout (`../theme/look.css`): the navbar stands before or after the toolbar, as it is seen.
 *
 * Header and footer never suspend: their boundaries let React hydrate each in a task of its own, the pressed one first.
 */
export const Frame = ({ site, path, publishedAt, children }: FrameProps) => (
  <>
    <a className={`no-print ${classNames.skip}`} href="#main">
      Skip to content
    </a>
    <div data-area="navbar" />
    <Suspense>
      <BeforePart onAdopted={endHeader} />
      <Header site={site} path={path} />
    </Suspense>
    <div data-area="toolbar" />
    <div data-area="navbar" />
    <div data-panel="left" />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <div data-panel="right" />
    <Suspense>
      <BeforePart onAdopted={endFooter} />
      <Footer site={site} path={path} publishedAt={publishedAt} />
    </Suspense>
  </>
);

/** The header, adopted by React: what is drawn into it earlier makes React throw the markup away (error 418). */
export const adoptedHeader = createDeferredSource(() => Promise.resolve(true));

function endHeader() {
  endPart();
  void adoptedHeader.load();
}

function endFooter() {
  endPart();
  // The boot script looks whether the page comes to life.
  if (window.foreignChanges) window.foreignChanges = undefined;
}

/** Comes first in a part: foreign changes in it are undone just before React adopts it. */
function BeforePart({ onAdopted }: { readonly onAdopted: () => void }) {
  useState(undoForeignChanges);
  useEffect(onAdopted, [onAdopted]);
  return null;
}
