import type { Visitor } from './browser.ts'
import { portalPages } from './portal-pages.ts'
import type { PageRow } from './survey.ts'

/** Returns a finder of the first address on a page that begins like this one. */
const firstOn =
  (list: string, begin: string) =>
  async ({ page, open }: Visitor): Promise<string> => {
    await open(list)
    const link = page.getByRole('main').locator(`a[href^="${begin}"]`).first()
    return (await link.getAttribute('href')) ?? ''
  }

/** Returns the address of a public message. */
export const aMessage = firstOn('/threads/list', '/threads/content?tid=')

/** Returns the address of a campaign on one of the pages that show it. */
const campaignOn = (path: string) => async (visitor: Visitor) => {
  const found = await firstOn('/rmjy/collect', '/rmjy/collect/content?id=')(visitor)
  return path + found.slice(found.indexOf('?'))
}

/** Addresses that differ from the path in the table. `/e/resubmit` needs a returned message, and has its own journey. */
const addresses: Record<string, PageRow['path']> = {
  '/messageSearch': '/messageSearch?keywords=道路',
  '/threads/content': aMessage,
  '/rmjy/rd/content': firstOn('/rmjy/rd', '/rmjy/rd/content?fid='),
  '/rmjy/rd/threads/content': firstOn('/rmjy/rd/threads/list', '/rmjy/rd/threads/content?tid='),
  '/rmjy/collect/content': campaignOn('/rmjy/collect/content'),
  '/unify/collect/common': campaignOn('/unify/collect/common'),
  '/unify/collect/simple': campaignOn('/unify/collect/simple'),
  '/caseBaseMain': firstOn('/caseBase', '/caseBaseMain?id='),
  '*': '/404'
}
/** The pages of the portal that need no parameter, or one that is found here. */
export const portalRows: readonly PageRow[] = portalPages
  .filter(({ path, needs }) => !needs || path in addresses)
  .map(
    ({ path, access }): PageRow => ({
      path: addresses[path] ?? path,
      template: path === '*' ? '404' : path.slice(1),
      access: access === 'public' ? 'everybody' : 'citizen'
    })
  )
