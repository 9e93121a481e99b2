import { type LoaderFunctionArgs, type RouteObject, useMatches } from 'react-router-dom'
import { admit } from './loading.ts'
import type { Page, PageHandle, PageModule } from './page.ts'

/** The facts that the browser needs about its first page. It gets those of other pages when they are requested. */
export type PageFacts = Pick<Page, 'access' | 'title' | 'track' | 'form' | 'isAlone'>

/** The handle of a page's route. */
export interface RouteHandle {
  page: PageFacts
  title: PageHandle<never>['title'] | undefined
  write?: PageHandle<never>['write'] | undefined
}

/** Makes the parts of a route from a page’s module and its row. The check of access runs before the loader. */
export function routeParts(page: PageFacts, { Component, loader, handle }: PageModule) {
  const { access } = page
  const guarded = async (args: LoaderFunctionArgs) => {
    await admit(args, access)
    return loader ? loader(args) : null
  }
  const parts: Pick<RouteObject, 'Component' | 'loader' | 'handle'> = {
    Component,
    handle: { page, title: handle?.title, write: handle?.write } satisfies RouteHandle
  }
  if (access !== 'public') parts.loader = guarded
  else if (loader) parts.loader = loader
  return parts
}

/** Returns the row of the page for a route; undefined for the routes around it. */
export function pageOf(handle: unknown): PageFacts | undefined {
  return isRouteHandle(handle) ? handle.page : undefined
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle

/** Returns the row of the current page; undefined if its module could not be loaded. */
export const usePage = (): PageFacts | undefined => pageOf(useMatches().at(-1)?.handle)

/**
 * Tells whether the current page is shown without header and footer. A page that failed always has them, because their
 * links help the reader to continue.
 */
export function useIsAlone(): boolean {
  const { handle, data } = useMatches().at(-1) ?? {}
  return data !== undefined && pageOf(handle)?.isAlone === true
}

/** Returns the address of the form for a message, with the leader of the current page if there is one. */
export function useWriteAddress(): string {
  const { handle, data } = useMatches().at(-1) ?? {}
  // `data` belongs to the same route as `handle`
  return (isRouteHandle(handle) && handle.write?.(data as never)) || '/threads/post'
}
