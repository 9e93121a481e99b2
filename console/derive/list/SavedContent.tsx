import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useSavedQueries,
  useTranslate
} from 'ra-core'
import { useState } from 'react'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { SavedList } from '../../widgets/registry.tsx'
import { defaultRows, isSameSort, type ListAddress, readAddress, tidyAddress } from './address.ts'
import { useFiltered, useListAddress, useListRules } from './RecordList.tsx'
import { OwnQueryMenu, SharedQueries } from './SharedQueries.tsx'
import { useSharedQueries } from './useSharedQueries.ts'

function SavedContent({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const rules = useListRules()
  const addressOf = useListAddress()
  const { isFiltered } = useFiltered()
  const { resource, filterValues: filter, sort, perPage, displayedFilters } = useListContext()
  const [queries, setQueries] = useSavedQueries(resource)
  const saved = extractValidSavedQueries(queries)
  const { data: shared } = useSharedQueries()
  const [renamed, setRenamed] = useState<string>()
  const current = { filter, sort, perPage, displayedFilters }
  const canSave = isFiltered || !isSameSort(sort, rules.usualSort)
  /** Saves a state of the list under a name; a saved query of this name keeps its place. */
  const keep = (label: string, state: ListAddress) => {
    const { displayedFilters: shown = {} } = state
    const value = {
      filter: state.filter,
      sort: state.sort ?? rules.usualSort,
      perPage: state.perPage ?? defaultRows,
      // react-admin types it as a list, but stores an object
      displayedFilters: Object(shown)
    }
    const isNew = saved.every(query => query.label !== label)
    setQueries(
      isNew
        ? [...saved, { label, value }]
        : saved.map(query => (query.label === label ? { label, value } : query))
    )
  }
  /** Reads the state of a list from its address. Parts that the address leaves out have their usual values. */
  const stateOf = (search: string): ListAddress => ({
    sort: rules.usualSort,
    perPage: defaultRows,
    displayedFilters: {},
    ...readAddress(search, rules),
    page: 1
  })
  const savedState = ({ value }: SavedQuery): ListAddress => {
    // an earlier version stored the address of the list
    if (typeof value.filter.search === 'string') return stateOf(value.filter.search)
    const { sort: ownSort = rules.usualSort, perPage: rows, displayedFilters: shown } = value
    return {
      filter: value.filter,
      sort: ownSort,
      perPage: rows ?? perPage,
      displayedFilters: Object(shown)
    }
  }
  const searchOf = (label: string) => {
    const query = saved.find(one => one.label === label)
    return query ? tidyAddress(savedState(query), rules) : ''
  }
  const uniform = (search: string) => tidyAddress(stateOf(search), rules)
  // the list of shared filters has it, with those with whom it is shared
  const isShared = (label: string) =>
    shared?.queries.some(
      ({ isOwn, list, name, search }) =>
        isOwn && list === resource && name === label && uniform(search) === uniform(searchOf(label))
    )
  const listed = saved.filter(({ label }) => !isShared(label))
  return (
    <SavedList
      hasSaved={saved.length > 0}
      saved={listed.map(query => ({ label: query.label, to: addressOf(savedState(query)) }))}
      canSave={canSave}
      refusalOf={label =>
        saved.some(query => query.label === label) ? translate('sharedQueries.taken') : undefined
      }
      onSave={label => keep(label, current)}
      renamed={renamed}
      onRename={(label, name) => {
        setRenamed(undefined)
        setQueries(saved.map(query => (query.label === label ? { ...query, label: name } : query)))
      }}
      onCancel={() => setRenamed(undefined)}
      menu={label => (
        <OwnQueryMenu
          name={label}
          search={searchOf(label)}
          canReplace={canSave}
          onRename={() => setRenamed(label)}
          onReplace={() => keep(label, current)}
          onRemove={() => setQueries(saved.filter(query => query.label !== label))}
        />
      )}
      shared={
        <SharedQueries
          search={tidyAddress(current, rules)}
          toOf={search => addressOf(stateOf(search))}
          onCopy={(name, search) => keep(name, stateOf(search))}
          onChoose={onClose}
        />
      }
      onClose={onClose}
    />
  )
}

/** Shows the reader's saved filters of a list, which are stored in the browser, and the shared filters of others. */
export default withPageTexts('columns', SavedContent)
