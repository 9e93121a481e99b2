import { localStore } from '@board/client/storage/storage'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type OlderDraft, olderDrafts } from '../../../derive/drafts/drafts.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { ActionButton } from '../../../widgets/registry.tsx'

/** Offers the text that was typed about an earlier draft of the same assignment. */
function Older({ draftKey }: { draftKey: string }) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const [drafts, setDrafts] = useState<readonly OlderDraft[]>([])
  // the editor of the earlier draft saves its text when it is closed, after this one is drawn
  useEffect(() => setDrafts(olderDrafts(localStore, draftKey, Math.floor(Date.now() / 1000))), [draftKey])
  function discard(key: string) {
    localStore.removeItem(key)
    setDrafts(drafts.filter(draft => draft.key !== key))
  }
  return drafts.map(({ key, content }) => (
    <Box key={key} role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('desk.olderText')}
      </Typography>
      <ActionButton
        small
        onClick={() => {
          setValue('content', content, { shouldDirty: true })
          discard(key)
        }}
      >
        {translate('desk.restore')}
      </ActionButton>
      <ActionButton small tone="quiet" onClick={() => discard(key)}>
        {translate('desk.discard')}
      </ActionButton>
    </Box>
  ))
}

export default withPageTexts('desk', Older)
