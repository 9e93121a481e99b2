import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatTime } from '../../../fields/time.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { ActionButton, Notice } from '../../../widgets/registry.tsx'
import type { Assignment } from '../../parts/message/modes.ts'

interface Props {
  /** The assignments whose drafts came while this text was written. */
  drafts: readonly Assignment[]
  /** Counts how often the own text was held back because of them; 0 if the writer has not tried to send it yet. */
  heldBack: number
  onRead: (tpid: number) => void
  /** Called before the form is sent again, in spite of the drafts. */
  onInsist: () => void
}

function Drafts({ drafts, heldBack, onRead, onInsist }: Props) {
  const translate = useTranslate()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (heldBack > 0) section.current?.scrollIntoView({ block: 'nearest' })
  }, [heldBack])
  function insist() {
    const form = section.current?.closest('form')
    // the form must know of the decision before it is sent; this notice is gone then
    flushSync(onInsist)
    form?.requestSubmit()
  }
  return (
    <Box
      ref={section}
      // the button to send stays over the end of the panel
      sx={{ display: 'grid', gap: 2, scrollMarginBottom: '72px', '& > .MuiAlert-root': { m: 0 } }}
    >
      {drafts.map(({ tpid, holderName, answeredAt }) => (
        <Notice
          // a repeated attempt is announced again
          key={`${tpid}.${heldBack}`}
          kind="warning"
          words={translate('desk.arrived', {
            name: holderName,
            at: answeredAt === null ? '' : formatTime(answeredAt).slice(-5)
          })}
          hint={translate(heldBack > 0 ? 'desk.heldBack' : 'desk.stillHere')}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <ActionButton small onClick={() => onRead(tpid)}>
                {translate('desk.readDraft')}
              </ActionButton>
              {heldBack > 0 && (
                <ActionButton small onClick={insist}>
                  {translate('desk.insist')}
                </ActionButton>
              )}
            </Box>
          }
        />
      ))}
    </Box>
  )
}

/** Tells the writer that a subordinate has handed in a draft meanwhile, and lets them read it or send their own text. */
export default withPageTexts('desk', Drafts)
