import type { MessageKey } from '../lib/i18n.tsx'
import type { Page } from '../pages.ts'

/** An entry of the citizens' top menu. */
export interface MenuEntry {
  to: string
  label: MessageKey
}

/**
 * Returns the citizens' top menu (specification 2): the pages whose rows name an entry. The server passes it
 * to the browser.
 */
export const menuOf = (pages: readonly Page[]): MenuEntry[] =>
  pages.flatMap(({ path, menu }) => (menu ? { to: path, label: menu } : []))
