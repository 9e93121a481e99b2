import { ApiError } from '@board/client/error'
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { Access } from '../pages.ts'
import { accountOf, hasSettingsInConsole } from './account.ts'
import { wordsFor } from './failure.ts'
import type { Services } from './services.tsx'

export interface LoadArgs extends Services {
  /** The address that is being opened, with its query. */
  url: URL
  signal: AbortSignal
}

let browser: Services | undefined

/** The browser has one set of services for as long as the page lives; the server gives one per request. */
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

/** What a failed loader tells its error page. */
export interface Failure {
  code: string
  message: string
}

/** Wraps a page's loader: hands it the services and turns refused calls into answers with a status. */
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
 * Sends a visitor who needs a session home, where the login dialog opens and leads back. Specification 6.
 * @param expired there was a session, and it has ended
 */
function toLogin(url: URL, expired = false): Response {
  const query = new URLSearchParams({ login: url.pathname + url.search })
  if (expired) query.set('expired', '1')
  return redirect(`/home?${query}`)
}

/**
 * Stands before the loader of a page: a visitor without a session is sent to sign in, and who has their settings in the
 * console is sent home. Specification 6.
 */
export async function admit({ request, context }: LoaderFunctionArgs, access: Access): Promise<void> {
  if (access === 'public') return
  const services = servicesOf(context)
  if (!services.hasToken()) throw toLogin(new URL(request.url))
  if (access !== 'citizen') return
  const account = await accountOf(services)
  if (account !== 'expired' && hasSettingsInConsole(account.organization)) throw redirect('/home')
}

/** Answers 404 with the catalogue's code, for an address that asks for nothing that can be. */
export function missing(): never {
  throw data({ code: 'GEN0404', message: '' } satisfies Failure, { status: 404 })
}
