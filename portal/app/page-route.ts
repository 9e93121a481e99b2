import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, type RouteObject, useMatches } from 'react-router-dom'
import type { Page } from '../pages.ts'
import type { PageHandle } from './document.ts'
import { admit } from './loading.ts'

/** What the module of a page exports. */
export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  handle?: PageHandle<never>
}

/** What the browser must know of the page that it shows first; of the others it learns when one of them is asked for. */
export type PageFacts = Pick<Page, 'access' | 'title' | 'track' | 'form'>

/** What stands on the route of a page. */
export interface RouteHandle {
  page: PageFacts
  title: MessageTitle | undefined
}
type MessageTitle = PageHandle<never>['title']

/** What a page's module and its row make of its route: the guard stands before the loader. */
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

/** The row of the page that a route stands for; undefined for the routes around it. */
export function pageOf(handle: unknown): PageFacts | undefined {
  return isRouteHandle(handle) ? handle.page : undefined
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle

/** The row of the page that is shown; undefined where its module could not be loaded. */
export const usePage = (): PageFacts | undefined => pageOf(useMatches().at(-1)?.handle)
