import { Box } from '@mui/material'
import { lazyPart } from '../../../base/lazyPart.ts'
import { Late } from '../../../widgets/parts/notices/Late.tsx'
import type { Attachment } from './Attachments.tsx'

const Attachments = lazyPart(() => import('./Attachments.tsx'))

/** Shows the attachments of a text. Most texts have none, so the script is fetched for those that have. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null
  return (
    // the height of a picture with its name, so that nothing moves when the script arrives
    <Box sx={{ minHeight: 132 }}>
      <Late>
        <Attachments attachments={attachments} />
      </Late>
    </Box>
  )
}
