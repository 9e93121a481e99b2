import { type Identifier, useListContext } from 'ra-core'

/**
 * Returns a function for the deletion of records. It unticks them, and if a page has lost all of its records, it goes
 * to the previous page. (react-admin itself would go to the first.)
 */
export function useEmptiedPage(): (gone: readonly Identifier[]) => void {
  const { data = [], page, setPage, selectedIds, onSelect } = useListContext()
  return gone => {
    if (selectedIds.some(id => gone.includes(id))) onSelect(selectedIds.filter(id => !gone.includes(id)))
    if (page > 1 && data.every(({ id }) => gone.includes(id))) setPage(page - 1)
  }
}
