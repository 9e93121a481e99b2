import { useTranslate } from 'ra-core'
import { Pager } from '../../widgets/registry.tsx'
import { countWords } from '../board/useBoardData.ts'
import { type ListState, pageSizes } from '../list/params.ts'
import { exact } from './useEntityList.ts'

interface Props {
  state: ListState
  /** Rows that are seen. */
  count: number
  total: number
  isTree: boolean
  change: (part: Partial<ListState>) => void
}

/** Which rows of how many, and the way to the others; a tree has all of them already. */
export function EntityPager({ state, count, total, isTree, change }: Props) {
  const translate = useTranslate()
  if (isTree) return null
  const { page, rows } = state
  const first = (page - 1) * rows + 1
  const last = first + count - 1
  const capped = total > exact
  return (
    <Pager
      page={page}
      rows={rows}
      sizes={pageSizes}
      // Nobody pages further than the server counts: filters lead there.
      hasNext={count > 0 && last < Math.min(total, exact)}
      words={
        count === 0
          ? translate('board.totalNone')
          : translate(capped ? 'board.totalMore' : 'board.total', {
              from: first,
              to: last,
              total: countWords(total)
            })
      }
      onPage={next => change({ page: next })}
      onRows={next => change({ rows: next })}
    />
  )
}
