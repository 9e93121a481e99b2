import { Box } from '@mui/material'
import { ToneWord } from '../ToneWord.tsx'

interface Props {
  tone: 'ok' | 'late'
  /** The label of these results. */
  label: string
  items: readonly {
    id: string | number
    name: string
    value?: string | undefined
    trouble: string | undefined
  }[]
}

/** Shows the records with the same result of an action, each with the reason if it failed. */
export function ResultList({ tone, label, items }: Props) {
  if (items.length === 0) return null
  return (
    <section aria-label={label}>
      <ToneWord tone={tone}>{`${label} · ${items.length}`}</ToneWord>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 2 }}>
        {items.map(({ id, name, value, trouble }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            {name}
            {value !== undefined && <Box sx={{ color: 'text.secondary' }}>{value}</Box>}
            {trouble !== undefined && <Box sx={{ color: 'text.secondary' }}>{trouble}</Box>}
          </Box>
        ))}
      </Box>
    </section>
  )
}
