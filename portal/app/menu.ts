import type { MessageKey } from '../lib/i18n.tsx'

/** The citizens' top menu (specification 2), as far as its pages exist. */
export const menuEntries: readonly { to: string; label: MessageKey }[] = [
  { to: '/home', label: 'menu.home' },
  { to: '/local-leader', label: 'menu.leaders' },
  { to: '/forum/list', label: 'menu.forums' },
  { to: '/threads/list', label: 'menu.replies' },
  { to: '/messageSearch', label: 'menu.search' },
  { to: '/threads/post', label: 'menu.post' }
]
