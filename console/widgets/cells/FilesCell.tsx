import { Box } from '@mui/material'
import { storedFiles } from '../../fields/files.ts'
import { useComma } from '../../fields/labels.ts'
import { FileLink, FilePicture } from '../parts/forms/FileParts.tsx'
import { withPageTexts } from '../parts/PageTexts.tsx'
import type { CellProps } from './cells.tsx'
import { LongCell } from './LongCell.tsx'

/**
 * Shows the files of a record: only their names in a column and in a history, with pictures and downloads where there
 * is room.
 */
function FilesCell({ value, whole = false }: CellProps) {
  const comma = useComma()
  const files = storedFiles(value)
  const areThere = files.some(({ url }) => url !== undefined)
  if (!whole || !areThere) {
    const names = files.map(({ fileName }) => fileName).join(comma)
    return whole ? <span>{names}</span> : <LongCell value={names} />
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {files.map(file => (
        <Box
          component="li"
          key={file.aid}
          sx={{ display: 'flex', gap: 2, alignItems: 'center', minWidth: 0, flexWrap: 'wrap' }}
        >
          <FilePicture file={file} isLarge />
          <FileLink file={file} />
        </Box>
      ))}
    </Box>
  )
}

export default withPageTexts('files', FilesCell)
