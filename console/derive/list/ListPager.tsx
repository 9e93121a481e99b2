import { useListContext, useListPaginationContext, useTranslate } from 'ra-core'
import type { ListMeta } from '../../api/types.ts'
import { Pager } from '../../widgets/registry.tsx'
import { focusRows } from '../keys.ts'
import { pageSizes } from './address.ts'
import { countWords } from './counts.ts'

/** Shows the range of the rows, their total, and the links to the other pages. */
export function ListPager() {
  const translate = useTranslate()
  const { page, perPage, total = 0, hasNextPage = false, setPage, setPerPage } = useListPaginationContext()
  const { data = [], meta, isPending } = useListContext()
  const count = data.length
  const from = (page - 1) * perPage + 1
  const to = from + count - 1
  const isCapped = (meta as ListMeta | undefined)?.totalCapped ?? false
  const key = isCapped ? 'board.totalMore' : 'board.total'
  const words = translate(key, { from, to, total: countWords(isCapped ? Number.POSITIVE_INFINITY : total) })
  return (
    <Pager
      page={page}
      rows={perPage}
      sizes={pageSizes}
      hasNext={count > 0 && hasNextPage}
      words={isPending ? '' : count === 0 ? translate('board.totalNone') : words}
      onPage={next => {
        setPage(next)
        focusRows(document)
      }}
      onRows={setPerPage}
    />
  )
}
