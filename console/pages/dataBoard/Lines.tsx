import { useTranslate } from 'ra-core'
import { useMe } from '../../auth/useMe.ts'
import { FiguresTable } from '../figures/FiguresTable.tsx'
import type { Grouping } from '../figures/figures.ts'
import { useNamedLines } from '../figures/useNamedLines.ts'
import { lineListedAt, listedAt } from './listed.ts'
import type { Period, Unit } from './period.ts'
import type { Board, Scope } from './useFigures.ts'

interface Props {
  board: Board
  by: Grouping
  period: Period
  unit: Unit
  scope: Scope
  addressWith: (change: Scope) => URLSearchParams
}

/** The part of the address that each grouping narrows; periods narrow nothing. */
const narrowing = { group: 'groupId', forum: 'fid', type: 'typeId', domain: 'domainId' } as const

/** Shows the figures by one grouping; a name narrows the board, a number of messages opens the list behind it. */
export function Lines({ board, by, period, unit, scope, addressWith }: Props) {
  const translate = useTranslate()
  const { info } = useMe()
  const named = useNamedLines(board, by, period.startTime)
  const openWords = (name: string, count: number) => translate('dataBoard.open', { name, count })
  const all = translate('upkeep.total')
  return (
    <FiguresTable
      label={translate(`upkeep.by.${by}`)}
      total={{
        key: 'total',
        name: all,
        figures: board.total,
        list: { to: listedAt(period, scope), words: openWords(all, board.total.messages) }
      }}
      lines={named.map(({ id, name, figures }) => {
        const to = lineListedAt({ by, period, unit, scope, own: info?.groupId ?? undefined }, id)
        return {
          key: String(id),
          name,
          figures,
          narrowed: by === 'period' ? undefined : `?${addressWith({ [narrowing[by]]: id })}`,
          list: to === undefined ? undefined : { to, words: openWords(name, figures.messages) }
        }
      })}
    />
  )
}
