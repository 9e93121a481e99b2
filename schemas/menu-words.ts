/** What the pages of the administration that are made by hand are called in its menu. */
import type { IconName } from './icons.ts'
import { inWords, type Words } from './words.ts'

interface Named {
  readonly names: Words
  readonly icon: IconName
}

/** Pages of the administration that are made by hand and stand in the menu, among the system's. */
export const staffPages = {
  health: {
    url: '/health',
    permission: 'sys:health:page',
    icon: 'security',
    names: inWords('队列与健康', '佇列與健康', 'Queues and health')
  }
} as const satisfies Readonly<
  Record<string, Named & { readonly url: `/${string}`; readonly permission: string }>
>
