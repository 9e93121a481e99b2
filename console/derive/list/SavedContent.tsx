import { extractValidSavedQueries, type SavedQuery, useListContext, useSavedQueries } from 'ra-core'
import { SavedList } from '../../widgets/registry.tsx'
import { defaultRows, isSameSort, type ListAddress, readAddress, tidyAddress } from './address.ts'
import { useFiltered, useListAddress, useListRules } from './RecordList.tsx'
import { SharedQueries, ShareMenu } from './SharedQueries.tsx'
import { useSharedQueries } from './useSharedQueries.ts'

/** Shows the reader's saved filters of a list, which are stored in the browser, and the shared filters of others. */
export default function SavedContent({ onClose }: { onClose: () => void }) {
  const rules = useListRules()
  const addressOf = useListAddress()
  const { isFiltered } = useFiltered()
  const { resource, filterValues: filter, sort, perPage, displayedFilters } = useListContext()
  const [queries, setQueries] = useSavedQueries(resource)
  const saved = extractValidSavedQueries(queries)
  const { data: shared } = useSharedQueries()
  const keep = (label: string, state: ListAddress) => {
    const { displayedFilters: shown = {} } = state
    const value = {
      filter: state.filter,
      sort: state.sort ?? rules.usualSort,
      perPage: state.perPage ?? defaultRows,
      // react-admin types it as a list, but stores an object
      displayedFilters: Object(shown)
    }
    setQueries([...saved.filter(query => query.label !== label), { label, value }])
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
      canSave={isFiltered || !isSameSort(sort, rules.usualSort)}
      onSave={label => keep(label, { filter, sort, perPage, displayedFilters })}
      onRemove={label => setQueries(saved.filter(query => query.label !== label))}
      actions={label => <ShareMenu name={label} search={searchOf(label)} />}
      shared={
        <SharedQueries
          search={tidyAddress({ filter, sort, perPage, displayedFilters }, rules)}
          toOf={search => addressOf(stateOf(search))}
          onCopy={(name, search) => keep(name, stateOf(search))}
          onChoose={onClose}
        />
      }
      onClose={onClose}
    />
  )
}
