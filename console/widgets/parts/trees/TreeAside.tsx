import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import { Box, Button, Drawer, Paper, Typography, useMediaQuery } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { RecordId } from '../../../api/tree.ts'
import { width } from '../../../theme/tokens.ts'
import { ActionButton } from '../Buttons.tsx'
import { RecordTree } from './RecordTree.tsx'

interface Props {
  resource: string
  label: string
  chosen: readonly RecordId[]
  onChoose: (id: RecordId) => void
}

/** Shows a tree beside a list. In a narrow window it is a sheet behind a button. */
export function TreeAside({ resource, label, chosen, onChoose }: Props) {
  const translate = useTranslate()
  const narrow = useMediaQuery(`(max-width: ${width.foldMenu}px)`)
  const [open, setOpen] = useState(false)
  const tree = (
    <RecordTree
      resource={resource}
      label={label}
      chosen={chosen}
      onChoose={option => {
        onChoose(option.id)
        setOpen(false)
      }}
    />
  )
  if (!narrow) {
    return (
      <Paper
        component="aside"
        variant="outlined"
        aria-label={label}
        sx={{
          width: 232,
          flexShrink: 0,
          p: 3,
          borderRadius: '10px',
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          minHeight: 0
        }}
      >
        <Typography variant="h2">{label}</Typography>
        {tree}
      </Paper>
    )
  }
  return (
    <>
      <Box sx={{ px: { xs: 3, sm: 0 } }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AccountTree fontSize="small" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          sx={{ bgcolor: 'background.paper' }}
        >
          {label}
        </Button>
      </Box>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            sx: {
              p: 4,
              gap: 3,
              height: '75dvh',
              display: 'flex',
              flexDirection: 'column',
              borderRadius: '10px 10px 0 0'
            }
          }
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="h2" sx={{ mr: 'auto' }}>
            {label}
          </Typography>
          <ActionButton tone="quiet" onClick={() => setOpen(false)}>
            {translate('ra.action.close')}
          </ActionButton>
        </Box>
        {tree}
      </Drawer>
    </>
  )
}
