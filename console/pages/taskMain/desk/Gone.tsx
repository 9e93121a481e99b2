import { Box, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { CanAccess, useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOfBoard } from '../../../api/isOfBoard.ts'
import { useRecordId } from '../../../derive/entity/useRecordId.ts'
import { useMe } from '../../../session/useMe.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../../widgets/parts/useTitle.ts'
import { ActionButton, Notice } from '../../../widgets/registry.tsx'
import SeenNews from '../../parts/SeenNews.tsx'
import { useCameFrom } from '../../parts/useCameFrom.ts'
import { Stranded } from '../Stranded.tsx'

/** The board that lists what the platform decided, also on messages that left the group. */
const decisions = 'platformFeedback'

/** @param back the link back to the list */
function Words({ back }: { back: ReactNode }) {
  const translate = useTranslate()
  useTitle(translate('task.missing'))
  const queries = useQueryClient()
  const [params] = useSearchParams()
  const { info } = useMe()
  const next = useCameFrom()?.next
  const tid = useRecordId('messageId')
  const news = useRecordId('news')
  // the editor saves its text when it is closed, after this notice is drawn
  const [isClosed, setIsClosed] = useState(false)
  useEffect(() => {
    setIsClosed(true)
    // the lists and the counts of the menu may still have the message
    void queries.invalidateQueries({ predicate: query => isOfBoard(query) && query.queryKey[1] !== 'getOne' })
    void queries.invalidateQueries({ queryKey: ['counts'] })
  }, [queries])
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
      <Typography variant="h1" sx={{ mx: 3, mt: 3 }}>
        {translate('task.missing')}
      </Typography>
      <Notice kind="warning" words={translate('desk.gone.words')} hint={translate('desk.gone.hint')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mx: 3 }}>
        {next && (
          <ActionButton small tone="primary" to={next.to}>
            {translate('task.goOn')}
          </ActionButton>
        )}
        {params.get('list') !== decisions && (
          <CanAccess resource={decisions} action="list" error={null}>
            <ActionButton small to={`/${decisions}`}>
              {translate('desk.gone.decisions')}
            </ActionButton>
          </CanAccess>
        )}
        {back}
      </Box>
      {isClosed && info && tid !== undefined && (
        <Box sx={{ mx: 3, display: 'grid', gap: 3 }}>
          <Stranded uid={info.uid} tid={tid} open={[]} />
        </Box>
      )}
      {news !== undefined && <SeenNews id={news} />}
    </Box>
  )
}

/**
 * Shown in place of a message that the reader's group cannot open, or cannot open any more: where the decision stands,
 * what to do next, and the text that was being written.
 */
export default withPageTexts('desk', Words)
