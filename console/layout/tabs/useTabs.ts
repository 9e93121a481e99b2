import { tabStore } from '@board/client/storage/storage'
import { useGetResourceLabel, useLocale, useResourceDefinitions, useTranslate } from 'ra-core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Face } from '../../base/face.ts'
import type { TabState } from '../../base/tabState.ts'
import { useNewTitle } from '../../fields/labels.ts'
import { mayAccess } from '../../session/access.ts'
import { useMe } from '../../session/useMe.ts'
import { onShownTitle, shownTitle } from '../../widgets/parts/shownTitle.ts'
import { mayOpen, type Page, pagesOnFace } from '../pageTable.ts'
import { useHome } from '../useHome.ts'
import {
  addressOf,
  type Closing,
  closeAll,
  closeOthers,
  closeTab,
  nameTab,
  openTab,
  placeOf,
  readTabs,
  type Tab,
  type TabWords,
  titleOf,
  withHome
} from './tabs.ts'

const stateOf = (state: unknown): TabState => (typeof state === 'object' && state !== null ? state : {})

const without = (tabs: readonly Tab[], closed: readonly string[]) =>
  tabs.filter(({ name }) => !closed.includes(name))

/**
 * Returns the tabs of opened pages, and the actions on them. They are stored for the session of this window, separately
 * for each account.
 */
export function useTabs(face: Face, uid: number) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const location = useLocation()
  const definitions = useResourceDefinitions()
  const labelOf = useGetResourceLabel()
  const shown = useSyncExternalStore(onShownTitle, shownTitle)
  const { home: homeAddress } = useHome(face)
  const me = useMe()
  // a page that the reader may not open gets no tab
  const pages: readonly Page[] = pagesOnFace(face).filter(page => mayOpen(page, me.permissions))
  const isResource = (name: string) =>
    Object.hasOwn(definitions, name) && mayAccess(face, me, { resource: name, action: 'list' })
  const known = { pages, isResource }
  const placeAt = (address: string) => {
    const [pathname = '', query] = address.split('?')
    return placeOf(known, pathname, query === undefined ? '' : `?${query}`)
  }

  const storage = `tabs.${face}.${uid}`
  const [opened, setOpened] = useState(() => readTabs(tabStore.getItem(storage)))
  const home = homeAddress === undefined ? undefined : placeAt(homeAddress)
  const place = placeOf(known, location.pathname, location.search)
  const active = place?.name
  const before = useRef<string>(undefined)
  // after a reload the history still has the tabs that the last navigation closed
  const handled = useRef(location.key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move opens a tab, and nothing else does
  useEffect(() => {
    const { closing = [], newTab: isNew = false } = stateOf(location.state)
    const isMove = handled.current !== location.key
    handled.current = location.key
    const from = before.current
    before.current = active
    setOpened(tabs => {
      const left = isMove ? without(tabs, closing) : tabs
      return place ? openTab(left, place, { from, home, isNew }) : left
    })
  }, [location.key])

  const shownPlace = shown && placeOf(known, shown.pathname, shown.search)
  const shownName = shownPlace?.name
  useEffect(() => {
    if (shown && shownName !== undefined) setOpened(tabs => nameTab(tabs, shownName, shown))
  }, [shown, shownName])

  useEffect(() => void tabStore.setItem(storage, JSON.stringify(opened)), [storage, opened])

  const tabs = withHome(opened, home)
  const present = { active, home }
  const close = ({ closed, goTo }: Closing) => {
    if (goTo === undefined) return setOpened(without(opened, closed))
    const state: TabState = { closing: closed }
    // a replaced entry of the history, so that going back does not open the closed page again
    navigate(goTo, { state, replace: true })
  }
  const pageAt = (pathname: string) => pages.find(page => page.path === pathname)
  const inWords = (key: string | undefined) => (key === undefined ? undefined : translate(key))
  const words: TabWords = {
    locale: useLocale(),
    wordsOf: pathname => ({ title: inWords(pageAt(pathname)?.title), of: inWords(pageAt(pathname)?.of) }),
    listOf: name => (known.isResource(name) ? labelOf(name) : undefined),
    newOf: useNewTitle()
  }
  return {
    tabs: tabs.map(tab => ({
      name: tab.name,
      title: titleOf(tab, words),
      to: addressOf(tab),
      isActive: tab.name === active,
      isHome: tab.name === home?.name
    })),
    close: (name: string) => close(closeTab(tabs, name, present)),
    closeOthers: () => close(closeOthers(tabs, present)),
    closeAll: () => close(closeAll(tabs, present))
  }
}

export type OpenedTabs = ReturnType<typeof useTabs>
