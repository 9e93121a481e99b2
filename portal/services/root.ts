import { useRouteLoaderData } from 'react-router-dom'
import { askAccount } from './account.ts'
import { pageLoader } from './loading.ts'
import { passwordPageOf, secondFactorPageOf } from './session.ts'

/** The id of the route around every page. */
export const rootId = 'root'

/** Dictionaries whose labels citizens' pages show. */
const shownDictionaries = ['messageType', 'domain'] as const
type ShownDictionary = (typeof shownDictionaries)[number]

const none = { count: 0 }
const noRobot = { pcLocation: '', pcOrgLocation: '' }

/** Loads the signed-in account and what the site allows: once, and again after signing in or out. */
export const loader = pageLoader(async ({ call, site: siteOf, province: provinceId, hasToken }) => {
  const [site, session, { robot }, certificationTypes, provinces] = await Promise.all([
    siteOf(),
    hasToken() ? askAccount({ call }) : 'none',
    call('robot').catch(() => ({ robot: noRobot })),
    call('certificationTypeConfig', { query: { noToken: 1 } }),
    provinceId === undefined ? [] : call('regionChildren', { query: {} }).catch(() => [])
  ])
  const user = typeof session === 'string' ? null : session
  // if the number cannot be read, the page is still shown
  const unread =
    user && !user.updatePwd && !user.needSecondFactor ? await call('getUserMsgCount').catch(() => none) : none
  const dictionary = (name: ShownDictionary) =>
    (site.dictList.find(dict => dict.dictType === name)?.dataList ?? []).map(
      ({ dictValue, dictLabel, isRetired }) => ({ value: Number(dictValue), label: dictLabel, isRetired })
    )
  return {
    user,
    unread: unread.count,
    expired: session === 'expired',
    limits: site.limits,
    channelUrl: site.channelUrl,
    links: site.links,
    contact: site.contact,
    careLines: site.careLines,
    codes: site.codes,
    robot,
    /** The documents with which a real name can be certified: specification 1 loads them at the start. */
    certificationTypes,
    /** The province that the reader has chosen. */
    province: provinces.find(({ id }) => id === provinceId),
    realNamePattern: site.realNamePattern,
    titlePattern: site.titlePattern,
    dictionaries: { messageType: dictionary('messageType'), domain: dictionary('domain') }
  }
})

export type RootData = Awaited<ReturnType<typeof loader>>

/** Tells whether the signed-in person can do nothing but change the password. Domain 1. */
export const mustChangePassword = ({ user }: Pick<RootData, 'user'>): boolean => user?.updatePwd === true

/**
 * Returns the page of what the signed-in person must do before everything else: change the password, then set up a second
 * factor. Domain 1; decision 0097.
 */
export function firstPageOf({ user }: Pick<RootData, 'user'>): string | undefined {
  if (user?.updatePwd) return passwordPageOf(user.organization)
  return user?.needSecondFactor ? secondFactorPageOf(user.organization) : undefined
}

/** Returns the signed-in account, the site's limits and its dictionaries. */
export function useRoot(): RootData {
  const root = useRouteLoaderData<RootData>(rootId)
  if (!root) throw new Error('useRoot is used outside the root route')
  return root
}

/**
 * Returns a function that gives the label of a dictionary's value; the value itself if it has none
 * (specification 9).
 */
export function useLabel(name: ShownDictionary): (value: number) => string {
  const values = useRoot().dictionaries[name]
  return value => values.find(entry => entry.value === value)?.label ?? String(value)
}
