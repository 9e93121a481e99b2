import { useTranslate } from 'ra-core'
import { countWords } from '../../derive/list/counts.ts'
import { type FiguresList, FiguresTable } from './FiguresTable.tsx'
import { type FigureName, type Figures, figureWords } from './figures.ts'
import { type Asked, type ListedFigure, lineListedAt, listedAt, listedFigures } from './listed.ts'
import type { Scope } from './useFigures.ts'
import type { NamedLine } from './useNamedLines.ts'

interface Props {
  total: Figures
  named: readonly NamedLine[]
  asked: Asked
  /** True if the reader may open lists of messages. */
  opens: boolean
  addressWith: (change: Scope) => URLSearchParams
}

/** The part of the address that each grouping filters; periods filter nothing. */
const narrowing = { group: 'groupId', forum: 'fid', type: 'typeId', domain: 'domainId' } as const

/** Shows the figures by one grouping. A name filters the board, and a number opens the list of its messages. */
export function Lines({ total, named, asked, opens, addressWith }: Props) {
  const translate = useTranslate()
  const { by } = asked
  function listsOf(
    name: string,
    figures: Figures,
    addressOf: (figure: ListedFigure) => string | undefined
  ): Partial<Record<FigureName, FiguresList>> {
    if (!opens) return {}
    return Object.fromEntries(
      listedFigures.flatMap(figure => {
        const to = addressOf(figure)
        if (to === undefined) return []
        const column = translate(`upkeep.columns.${figure}`)
        const deleted = figures.deleted[figure]
        const open = translate('dataBoard.open', {
          name,
          column,
          count: figureWords(figure, figures[figure])
        })
        if (deleted === 0) return [[figure, { to, words: open }]]
        const note = translate('dataBoard.deleted', { count: countWords(deleted) })
        return [[figure, { to, words: `${open}${translate('dataBoard.comma')}${note}`, note }]]
      })
    )
  }
  const all = translate('upkeep.total')
  return (
    <FiguresTable
      label={translate(`upkeep.by.${by}`)}
      total={{
        key: 'total',
        name: all,
        figures: total,
        lists: listsOf(all, total, figure => listedAt(asked, figure))
      }}
      lines={named.map(({ id, name, figures }) => ({
        key: String(id),
        name,
        figures,
        narrowed: by === 'period' ? undefined : `?${addressWith({ [narrowing[by]]: id })}`,
        lists: listsOf(name, figures, figure => lineListedAt(asked, id, figure))
      }))}
    />
  )
}
