import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Filter } from '../../fields/filters.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { ActionButton, inputs, RangeInput } from '../../widgets/registry.tsx'

function FilterInput({ filter }: { filter: Filter }) {
  const label = useFieldLabel()
  const { name } = filter
  if (filter.kind === 'range')
    return <RangeInput of={filter.of} label={label(name)} from={filter.from} to={filter.to} />
  const Input = inputs[filter.kind === 'flag' ? 'boolean' : filter.kind]
  return <Input source={name} schema={filter.schema} helperText={false} compact />
}

interface Props {
  filters: readonly Filter[]
  /** True if some of them have a value, so that they are shown at once. */
  isUsed: boolean
}

/** Shows the filters of a list of messages in the surrounding form; a button opens them. */
export function MoreFilters({ filters, isUsed }: Props) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(isUsed)
  return (
    <>
      <ActionButton tone="quiet" onClick={() => setOpen(!isOpen)}>
        {translate(isOpen ? 'board.fewerFilters' : 'board.moreFilters')}
      </ActionButton>
      <Box
        sx={{
          display: isOpen ? 'grid' : 'none',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(11.25rem, 1fr))',
          flexBasis: '100%'
        }}
      >
        {filters.map(filter => (
          <FilterInput key={filter.name} filter={filter} />
        ))}
      </Box>
    </>
  )
}
