import { useMe } from '../../session/useMe.ts'
import { Bars } from './Bars.tsx'
import { Lines } from './Lines.tsx'
import { NameBars } from './NameBars.tsx'
import { periodBefore, periodName } from './period.ts'
import { ownSource, type Source } from './source.ts'
import type { Board, useAsked } from './useFigures.ts'
import { useNamedLines } from './useNamedLines.ts'

interface Props {
  source: Source
  asked: ReturnType<typeof useAsked>
  board: Board
  before: Board | undefined
  opens: boolean
}

/** Draws the figures by the chosen grouping beside those of the previous period, with their table below. */
export function Chart({ source, asked, board, before, opens }: Props) {
  const { info } = useMe()
  const { by, period, unit, scope, figure, addressWith } = asked
  const named = useNamedLines(board, by, period.startTime, unit)
  const earlier = useNamedLines(before ?? board, by, periodBefore(period).startTime, unit)
  const own = source === ownSource ? (info?.groupId ?? undefined) : undefined
  return (
    <>
      {by === 'period' ? (
        <Bars
          bars={board.periods.map(({ from, messages, replied }, index) => ({
            name: periodName(from, unit),
            messages,
            replied,
            before: before?.periods[index]?.messages
          }))}
        />
      ) : (
        <NameBars
          lines={named}
          before={before && new Map(earlier.map(({ id, figures }) => [id, figures]))}
          figure={figure}
        />
      )}
      <Lines
        total={board.total}
        named={named}
        asked={{ source, by, period, unit, scope, own }}
        opens={opens}
        addressWith={addressWith}
      />
    </>
  )
}
