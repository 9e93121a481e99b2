import { Box, Button, Chip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'

/** The style of a button in a line of text: as high as the line, but large enough for fingers on touch screens. */
const beside = { ml: 1, py: 0, minHeight: 24, '@media (pointer: coarse)': { minHeight: 44 } } as const

/** The number of values up to which all are shown. If there are more, their number is shown. */
export const maxChips = 12

const line = { display: 'inline-flex', gap: 1, flexWrap: 'wrap', 'td &': { flexWrap: 'nowrap' } } as const

function Chips({ labels, id }: { labels: readonly string[]; id?: string }) {
  const seen = new Map<string, number>()
  // several records may have the same name
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

/** Shows the labels of a list. If there are many, it first shows their number, and a button that opens all of them. */
export function ChipsCell({ labels }: { labels: readonly string[] }) {
  const translate = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (labels.length <= maxChips) return <Chips labels={labels} />
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
