import { ApiError } from '@board/client/error'
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { accountOf, hasSettingsInConsole } from './account.ts'
import { wordsFor } from './failure.ts'
import type { Access } from './page.ts'
import type { Services } from './services.tsx'

export interface LoadArgs extends Services {
  /** The address that is being opened, with its query. */
  url: URL
  signal: AbortSignal
}

let browser: Services | undefined

/**
 * Sets the services of the browser. A browser has one set until the page is left; the server creates one set for each
 * request.
 */
export function setBrowserServices(services: Services): void {
  browser = services
}

function servicesOf(context: unknown): Services {
  const services = isServices(context) ? context : browser
  if (!services) throw new Error('a loader ran without services')
  return services
}

const isServices = (context: unknown): context is Services =>
  typeof context === 'object' && context !== null && 'call' in context

/** The data that a failed loader passes to its error page. */
export interface Failure {
  code: string
  message: string
}

/** Wraps a page’s loader: passes the services to it, and turns refused calls into responses with a status. */
export function pageLoader<T>(load: (args: LoadArgs) => Promise<T>) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<T> => {
    const url = new URL(request.url)
    const services = servicesOf(context)
    try {
      return await load({ ...services, url, signal: request.signal })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) throw toLogin(url, true)
      const failure: Failure = { code: error.code, message: wordsFor(error, services.t) }
      throw data(failure, { status: error.status || 503 })
    }
  }
}

/**
 * Redirects a visitor without a session to the home page. The login dialog opens there, and leads back after signing
 * in. Specification 6.
 * @param expired true if there was a session that has ended
 */
function toLogin(url: URL, expired = false): Response {
  const query = new URLSearchParams({ login: url.pathname + url.search })
  if (expired) query.set('expired', '1')
  return redirect(`/home?${query}`)
}

/**
 * Checks access before the loader of a page runs. A visitor without a session is redirected to sign in. A person with
 * settings in the console is redirected from pages of citizens to the home page. Specification 6.
 */
export async function admit({ request, context }: LoaderFunctionArgs, access: Access): Promise<void> {
  if (access === 'public') return
  const services = servicesOf(context)
  if (!services.hasToken()) throw toLogin(new URL(request.url))
  if (access !== 'citizen') return
  const account = await accountOf(services)
  if (account !== 'expired' && hasSettingsInConsole(account.organization)) throw redirect('/home')
}

/** Answers 404 with the code of the catalogue, for an address whose parameters cannot identify anything. */
export function missing(): never {
  throw data({ code: 'GEN0404', message: '' } satisfies Failure, { status: 404 })
}
