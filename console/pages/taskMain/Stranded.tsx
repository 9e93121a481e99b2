import { localStore } from '@board/client/storage/storage'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { strandedDrafts } from '../../derive/drafts/drafts.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

/**
 * Shows texts that were typed for an action that the message no longer allows. They can be copied, and stay until the
 * reader discards them.
 */
export function Stranded({ uid, tid, open }: { uid: number; tid: number; open: readonly string[] }) {
  const translate = useTranslate()
  const [discarded, setDiscarded] = useState<readonly string[]>([])
  const drafts = strandedDrafts(localStore, { uid, tid, open, now: Math.floor(Date.now() / 1000) }).filter(
    draft => !discarded.includes(draft.key)
  )
  return drafts.map(({ key, content }) => (
    <Box
      key={key}
      component="section"
      aria-label={translate('task.stranded')}
      sx={{ borderLeft: 4, borderColor: 'warning.main', pl: 3, display: 'grid', gap: 2 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('task.stranded')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', userSelect: 'all' }}>{content}</Typography>
      <div>
        <ActionButton
          small
          onClick={() => {
            localStore.removeItem(key)
            setDiscarded([...discarded, key])
          }}
        >
          {translate('task.discard')}
        </ActionButton>
      </div>
    </Box>
  ))
}
