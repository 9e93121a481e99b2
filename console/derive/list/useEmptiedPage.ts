import { type Identifier, useListContext } from 'ra-core'

/**
 * Tells the list that records were deleted: they are no longer ticked, and a page that has lost all of its
 * records gives way to the page before. (react-admin itself would go to the first.)
 */
export function useEmptiedPage(): (gone: readonly Identifier[]) => void {
  const { data = [], page, setPage, selectedIds, onSelect } = useListContext()
  return gone => {
    if (selectedIds.some(id => gone.includes(id))) onSelect(selectedIds.filter(id => !gone.includes(id)))
    if (page > 1 && data.every(({ id }) => gone.includes(id))) setPage(page - 1)
  }
}
