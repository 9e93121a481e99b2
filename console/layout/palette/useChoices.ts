import { queryPattern } from '@board/schemas/facts/own-path'
import { useQuery } from '@tanstack/react-query'
import { extractValidSavedQueries, type SavedQuery, useStoreContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { api } from '../../api/client.ts'
import { usePaused } from '../../api/usePaused.ts'
import type { Face } from '../../base/face.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { useSharedQueries } from '../../derive/list/useSharedQueries.ts'
import { offeredActs } from '../../derive/offeredActs.ts'
import { useNewTitle } from '../../fields/labels.ts'
import { mayAccess } from '../../session/access.ts'
import { useMe } from '../../session/useMe.ts'
import { keywordOf } from '../keyword.ts'
import { type MenuEntry, menuOf } from '../menu.ts'
import { useNav } from '../nav.ts'
import { mayOpen, type Page, pagesOnFace } from '../pageTable.ts'
import { useMenuPlaces } from '../useMenuPlaces.ts'
import { type Choice, typedNumber, withoutRepeated } from './choices.ts'

/** The list of the dictionaries of reasons: the standard reasons of editors, and the reasons to end an assignment. */
const reasonsAddress = '/dictType?type=Reason'

/** A stored query that is not one of an address is not offered. */
const isQuery = new RegExp(queryPattern, 'u')

/** Returns the address of a saved filter; an earlier version stored the address itself. */
const searchOf = ({ filter, sort, perPage }: SavedQuery['value']): string =>
  typeof filter.search === 'string'
    ? filter.search.replace(/^\?/, '')
    : writeAddress({ filter, ...(sort && { sort }), ...(perPage && { perPage }) })

/** Returns the pages of the menu, with the names of the menus around them. */
const pagesIn = (entries: readonly MenuEntry[], above: readonly string[] = []): Choice[] =>
  entries.flatMap(({ key, label, to, children }): Choice[] => [
    ...(to === undefined
      ? []
      : [{ key: `menu.${key}`, kind: 'page' as const, label, to, hint: above.join(' › ') || undefined }]),
    ...pagesIn(children, [...above, label])
  ])

/** Returns everything that the reader can open or do from here: actions, pages, lists, and saved or shared filters. */
export function useChoices(face: Face): Choice[] {
  const translate = useTranslate()
  const places = useMenuPlaces(face)
  const newTitle = useNewTitle()
  const { data: nav = [] } = useNav()
  const { organization, permissions } = useMe()
  const store = useStoreContext()
  const { data: shared } = useSharedQueries()
  // the actions are those of the page at the time when the palette is opened
  return useMemo(() => {
    const { definitions, labelOf, alsoOf } = places
    const may = (resource: string, action: string) =>
      mayAccess(face, { organization, permissions }, { resource, action })
    const resources = Object.values(definitions).filter(({ name }) => may(name, 'list'))
    const pages: readonly Page[] = pagesOnFace(face)
    const acts = offeredActs().map(
      ({ key, label, run }): Choice => ({ key: `act.${key}`, kind: 'act', label, run })
    )
    const handmade = pages
      .filter(page => page.record === undefined && mayOpen(page, permissions))
      .flatMap(({ path, title }): Choice[] =>
        title === undefined ? [] : [{ key: path, kind: 'page', label: translate(title), to: path }]
      )
    const lists = resources.map(
      ({ name }): Choice => ({
        key: `list.${name}`,
        kind: 'page',
        label: labelOf(name),
        also: alsoOf(name),
        to: `/${name}`
      })
    )
    const reasons: Choice[] = may('dictType', 'list')
      ? [
          {
            key: 'reasons',
            kind: 'page',
            label: translate('palette.reasons'),
            hint: labelOf('dictType'),
            also: alsoOf('dictType'),
            to: reasonsAddress
          }
        ]
      : []
    const created = resources
      .filter(({ name, hasCreate }) => hasCreate && may(name, 'create'))
      .map(
        ({ name }): Choice => ({
          key: `create.${name}`,
          kind: 'record',
          label: newTitle(name),
          to: `/${name}/create`
        })
      )
    const isShared = (list: string, label: string, search: string) =>
      shared?.queries.some(
        one => one.isOwn && one.list === list && one.name === label && one.search === search
      )
    const saved = resources.flatMap(({ name }) =>
      extractValidSavedQueries(store.getItem<SavedQuery[]>(`${name}.savedQueries`) ?? [])
        .map(({ label, value }) => ({ label, search: searchOf(value) }))
        .filter(({ label, search }) => !isShared(name, label, search))
        .map(
          ({ label, search }): Choice => ({
            key: `saved.${name}.${label}`,
            kind: 'saved',
            label,
            hint: labelOf(name),
            to: `/${name}?${search}`
          })
        )
    )
    const sharedOnes = (shared?.queries ?? [])
      .filter(({ list, search }) => isQuery.test(search) && resources.some(({ name }) => name === list))
      .map(
        ({ id, list, name, search }): Choice => ({
          key: `shared.${id}`,
          kind: 'saved',
          label: name,
          hint: `${labelOf(list)} · ${translate('frame.shared')}`,
          to: `/${list}?${search}`
        })
      )
    return [
      ...acts,
      ...withoutRepeated([...pagesIn(menuOf(places, nav, [])), ...handmade, ...lists, ...reasons]),
      ...saved,
      ...sharedOnes,
      ...created
    ]
  }, [face, places, nav, organization, permissions, store, shared, newTitle, translate])
}

/** Returns messages: the one with a typed number, and those found by words. */
export function useMessageChoices(face: Face, typed: string): Choice[] {
  const translate = useTranslate()
  const number = typedNumber(typed)
  const keywords = usePaused(number === undefined ? keywordOf(typed) : '')
  const { data: found = [] } = useQuery({
    queryKey: ['suggestions', keywords],
    queryFn: ({ signal }) => api.call('suggestMessages', { query: { keywords }, signal }),
    enabled: face === 'g' && keywords.length > 1,
    retry: false
  })
  const addressOf = (tid: number) => (face === 'g' ? `/taskMain?messageId=${tid}` : `/message?tid=${tid}`)
  if (number !== undefined) {
    const label = translate('palette.openMessage', { number })
    return [{ key: 'number', kind: 'message', label, to: addressOf(number) }]
  }
  return keywords === ''
    ? []
    : found.map(({ tid, subject, forumName }) => ({
        key: `message.${tid}`,
        kind: 'message',
        label: subject,
        hint: forumName,
        to: addressOf(tid)
      }))
}
