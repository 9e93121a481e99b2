import { useTranslate } from 'ra-core'
import { Pager } from '../../widgets/registry.tsx'
import { countWords, exact } from './counts.ts'
import { type ListState, pageSizes } from './params.ts'

interface Props {
  state: Pick<ListState, 'page' | 'rows'>
  /** Rows that are seen. */
  count: number
  /** How many there are; more than `exact` where nobody counted them all. */
  total: number
  /** The number of the last record that the server pages to; all of them where it is not given. */
  reach?: number
  change: (part: Partial<Pick<ListState, 'page' | 'rows'>>) => void
}

/** Which rows of how many, and the way to the others. */
export function ListPager({ state, count, total, reach = total, change }: Props) {
  const translate = useTranslate()
  const { page, rows } = state
  const from = (page - 1) * rows + 1
  const to = from + count - 1
  const key = total > exact ? 'board.totalMore' : 'board.total'
  return (
    <Pager
      page={page}
      rows={rows}
      sizes={pageSizes}
      hasNext={count > 0 && to < reach}
      words={
        count === 0 ? translate('board.totalNone') : translate(key, { from, to, total: countWords(total) })
      }
      onPage={next => change({ page: next })}
      onRows={next => change({ rows: next })}
    />
  )
}
