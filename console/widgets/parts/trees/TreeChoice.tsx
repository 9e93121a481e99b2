import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Narrowing } from '../../../api/options.ts'
import type { RecordId } from '../../../api/tree.ts'
import { ReadDialog } from '../forms/ReadDialog.tsx'
import { RecordTree } from './RecordTree.tsx'

interface Props {
  resource: string
  label: string
  ids: readonly RecordId[]
  narrowing?: Narrowing | undefined
}

/** The style of a button in a line of text: as high as the line, except on touch screens. */
const beside = { ml: 1, py: 0, minHeight: 24, '@media (pointer: coarse)': { minHeight: 44 } } as const

/** Shows the number of chosen records of a tree. A dialog shows their names and their parents. */
export function TreeChoice({ resource, label, ids, narrowing }: Props) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      {translate('entity.many.count', { smart_count: ids.length })}
      <Button
        size="small"
        color="secondary"
        aria-haspopup="dialog"
        aria-label={`${translate('entity.many.open')} ${label}`}
        onClick={() => setOpen(true)}
        sx={beside}
      >
        {translate('entity.many.open')}
      </Button>
      {open && (
        <ReadDialog title={label} onClose={() => setOpen(false)}>
          <Box sx={{ height: 'min(420px, 60dvh)', display: 'grid' }}>
            <RecordTree resource={resource} label={label} chosen={ids} several narrowing={narrowing} />
          </Box>
        </ReadDialog>
      )}
    </>
  )
}
