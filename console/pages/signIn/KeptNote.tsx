import { localStore } from '@board/client/storage/storage'
import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { hasFreshDraft } from '../../derive/drafts/drafts.ts'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'

function Words({ returns }: { returns: boolean }) {
  const translate = useTranslate()
  const [isKept, setKept] = useState(false)
  // a page that was just left saves its draft while it is removed
  useEffect(() => setKept(hasFreshDraft(localStore, Math.floor(Date.now() / 1000))), [])
  const words = [
    ...(isKept ? [translate('afterSignIn.kept')] : []),
    ...(returns ? [translate('afterSignIn.returns')] : [])
  ]
  if (words.length === 0) return null
  return (
    <Typography role="status" variant="body2" sx={{ mb: 4 }}>
      {words.map(sentence => (
        <span key={sentence} style={{ display: 'block' }}>
          {sentence}
        </span>
      ))}
    </Typography>
  )
}

/**
 * Says on the sign-in page after the end of a session that what was typed is kept, if there is something, and that the
 * person returns to the page that they were on.
 * @param returns true if signing in leads back to a page
 */
export const KeptNote = withPageTexts('signIn', Words, null)
