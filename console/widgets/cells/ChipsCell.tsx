import { Box, Button, Chip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'

/** No higher than the line it stands in, but where fingers press it. */
const beside = { ml: 1, py: 0, minHeight: 24, '@media (pointer: coarse)': { minHeight: 44 } } as const

/** Values that are seen at once; of more, their number. */
export const mostChips = 12

const line = { display: 'inline-flex', gap: 1, flexWrap: 'wrap', 'td &': { flexWrap: 'nowrap' } } as const

function Chips({ labels, id }: { labels: readonly string[]; id?: string }) {
  const seen = new Map<string, number>()
  // several records may be called the same
  const keyOf = (label: string) => {
    const times = (seen.get(label) ?? 0) + 1
    seen.set(label, times)
    return `${label}/${times}`
  }
  return (
    <Box component="span" {...(id && { id })} sx={line}>
      {labels.map(label => (
        <Chip key={keyOf(label)} size="small" label={label} />
      ))}
    </Box>
  )
}

/** The labels of a list. Of many there is the number first, and all of them when asked for. */
export function ChipsCell({ labels }: { labels: readonly string[] }) {
  const translate = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (labels.length <= mostChips) return <Chips labels={labels} />
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'start', gap: 1 }}>
      <span>
        {translate('entity.many.count', { smart_count: labels.length })}
        <Button
          size="small"
          color="secondary"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          sx={beside}
        >
          {translate(open ? 'entity.many.close' : 'entity.many.open')}
        </Button>
      </span>
      {open && <Chips labels={labels} id={id} />}
    </Box>
  )
}
