import type { Client, DataOf } from '@board/client'
import type { Container } from '@board/schemas/facts/source'
import { createContext, useContext } from 'react'
import type { Language, Translate } from '../lib/i18n.tsx'
import type { MenuEntry } from './menu.ts'

/** The services that pages use: the same in the browser and during rendering on the server. */
export interface Services {
  call: Client['call']
  /** In the browser it can be used after the first call, which loads the client. */
  address: Client['address']
  /** Returns the site's limits and its encryption. */
  site: () => Promise<DataOf<'siteConfig'>>
  /** The citizens' top menu. */
  menu: readonly MenuEntry[]
  /** The province that the reader has chosen. */
  province?: number
  /** The program that embeds the page, by the user agent of the request; absent in a browser. */
  container?: Container
  language: Language
  t: Translate
  /** Tells whether there is a session token. Only a call can tell whether it is still valid. */
  hasToken: () => boolean
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

/** Returns the services, for calls that a page makes after loading. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('ServicesProvider is missing')
  return services
}
