import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { boardsOf } from '../../base/boards.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { useNow } from '../../fields/useNow.ts'
import { useCounts } from '../../layout/useCounts.ts'
import { useMe } from '../../session/useMe.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { BoardCard } from './BoardCard.tsx'
import { DuePanel } from './DuePanel.tsx'
import { FreshPanel } from './FreshPanel.tsx'
import { NoticePanel } from './NoticePanel.tsx'
import { ReturnedPanel } from './ReturnedPanel.tsx'
import { SharedRetry } from './SharedRetry.tsx'

const MonthPanel = lazyPart(() => import('./MonthPanel.tsx').then(module => ({ default: module.MonthPanel })))

const HotPanel = lazyPart(() => import('./HotPanel.tsx').then(module => ({ default: module.HotPanel })))

const column = { display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 } as const

function Content() {
  const me = useMe()
  const now = useNow()
  const { data, error, refetch } = useCounts('g', me)
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
        <Box sx={column}>
          <DuePanel reader={me} grading={!me.isCongress} />
          <FreshPanel now={now} />
        </Box>
        <Box sx={column}>
          <Suspense fallback={<Box sx={{ minHeight: 420 }} />}>
            <MonthPanel now={now} />
          </Suspense>
          <Suspense>
            <HotPanel />
          </Suspense>
          <ReturnedPanel reader={me} />
          <NoticePanel count={4} />
        </Box>
      </Box>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr))'
        }}
      >
        {boardsOf('g', me)
          .filter(board => board.partOf === undefined)
          .map(board => {
            const counts = data?.find(one => one.board === board.name)
            return (
              counts && <BoardCard key={board.name} board={board} counts={counts} grading={!me.isCongress} />
            )
          })}
      </Box>
    </>
  )
}

/**
 * Shows the home page of the console: waiting records by deadline, new messages, returned records, this month, and all
 * boards.
 */
export function WorkTable() {
  const translate = useTranslate()
  const { info } = useMe()
  useTitle(translate('menu.workTable'))
  return (
    <Box sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography variant="h1">{translate('menu.workTable')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{info?.groupName}</Typography>
      </div>
      <PageTexts family="workTable">
        <SharedRetry>
          <Content />
        </SharedRetry>
      </PageTexts>
    </Box>
  )
}
