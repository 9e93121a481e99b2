import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { ReadDialog } from '../../widgets/parts/forms/ReadDialog.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'

interface Picture {
  readonly aid: number
  readonly fileName: string
  readonly url: string
}

interface Props {
  pictures: readonly Picture[]
  /** The picture that is shown first. */
  first: number
  onClose: () => void
}

/** Shows the pictures of a text one at a time, over the page; the arrow keys move between them. */
function PictureViewer({ pictures, first, onClose }: Props) {
  const translate = useTranslate()
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ aid }) => aid === first)
    )
  )
  const last = pictures.length - 1
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') setAt(now => Math.max(0, now - 1))
      if (key === 'ArrowRight') setAt(now => Math.min(last, now + 1))
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [last])
  const picture = pictures[at]
  if (!picture) return null
  return (
    <ReadDialog title={picture.fileName} onClose={onClose}>
      <Box
        component="img"
        src={picture.url}
        alt={picture.fileName}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '60vh', mx: 'auto', borderRadius: 1 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {last > 0 && (
          <>
            <ActionButton small disabled={at === 0} onClick={() => setAt(at - 1)}>
              {translate('files.previous')}
            </ActionButton>
            <ActionButton small disabled={at === last} onClick={() => setAt(at + 1)}>
              {translate('files.next')}
            </ActionButton>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {translate('files.position', { n: at + 1, count: pictures.length })}
            </Typography>
          </>
        )}
        <Link href={picture.url} target="_blank" rel="noopener" sx={{ ml: 'auto' }}>
          {translate('files.whole')}
        </Link>
      </Box>
    </ReadDialog>
  )
}

export default withPageTexts('files', PictureViewer)
