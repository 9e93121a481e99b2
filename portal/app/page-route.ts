import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, type RouteObject, useMatches } from 'react-router-dom'
import type { Page } from '../pages.ts'
import type { PageHandle } from './document.ts'
import { admit } from './loading.ts'

/** The exports of a page's module. */
export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  handle?: PageHandle<never>
}

/**
 * The facts that the browser must know about its first page; it learns those of other pages when one of them
 * is requested.
 */
export type PageFacts = Pick<Page, 'access' | 'title' | 'track' | 'form' | 'isAlone'>

/** The handle of a page's route. */
export interface RouteHandle {
  page: PageFacts
  title: MessageTitle | undefined
}
type MessageTitle = PageHandle<never>['title']

/** Returns the parts of a route from a page's module and its row: the guard runs before the loader. */
export function routeParts(page: PageFacts, { Component, loader, handle }: PageModule) {
  const { access } = page
  const guarded = async (args: LoaderFunctionArgs) => {
    await admit(args, access)
    return loader ? loader(args) : null
  }
  const parts: Pick<RouteObject, 'Component' | 'loader' | 'handle'> = {
    Component,
    handle: { page, title: handle?.title } satisfies RouteHandle
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
