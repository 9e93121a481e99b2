import type { Client, DataOf } from '@board/client'
import { createContext, useContext } from 'react'
import type { Language, Translate } from '../lib/i18n.tsx'
import type { MenuEntry } from './menu.ts'

/** What pages need from their surroundings: the same in the browser and while the server renders. */
export interface Services {
  call: Client['call']
  /** In the browser known from the first call on, which loads the client. */
  address: Client['address']
  /** What the site allows and how it encrypts. */
  site: () => Promise<DataOf<'siteConfig'>>
  /** The citizens' top menu. */
  menu: readonly MenuEntry[]
  language: Language
  t: Translate
  /** Whether a session's token is at hand; whether it is still good, only a call can tell. */
  hasToken: () => boolean
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

/** The client's calls, for what a page does after it is loaded. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('ServicesProvider is missing')
  return services
}
