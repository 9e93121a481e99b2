import { Box, OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { ControlProps } from '../../fields/controlProps.ts'
import { ActionButton } from '../parts/Buttons.tsx'
import { FieldFrame } from '../parts/forms/FieldFrame.tsx'
import { withPageTexts } from '../parts/PageTexts.tsx'
import { type Pair, pairsOf, valuesOf } from './pairs.ts'

function Pairs(props: ControlProps) {
  const { id, value, onChange, disabled, error } = props
  const translate = useTranslate()
  const [pairs, setPairs] = useState<readonly Pair[]>(() => pairsOf(value))
  const frame = useRef<HTMLDivElement>(null)
  const change = (next: readonly Pair[]) => {
    setPairs(next)
    const values = valuesOf(next)
    onChange(Object.keys(values).length === 0 ? undefined : values)
  }
  const put = (at: number, part: Partial<Pair>) =>
    change(pairs.map((pair, index) => (index === at ? { ...pair, ...part } : pair)))
  const cell = (at: number, part: keyof Pair, words: string) => (
    <OutlinedInput
      size="small"
      {...(at === 0 && part === 'name' && { id })}
      value={pairs[at]?.[part] ?? ''}
      placeholder={words}
      error={error !== undefined && part === 'name'}
      disabled={disabled ?? false}
      onChange={event => put(at, { [part]: event.target.value })}
      inputProps={{ 'aria-label': `${words} ${at + 1}`, maxLength: part === 'name' ? 64 : 1000 }}
      sx={{ minWidth: 0 }}
    />
  )
  const remove = (at: number) => {
    change(pairs.filter((_, index) => index !== at))
    // the element that had the focus is gone
    frame.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
  }
  return (
    <FieldFrame {...props} group hint={props.hint ?? translate('pairs.hint')}>
      <Box ref={frame} sx={{ display: 'grid', gap: 2 }}>
        {pairs.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <Box key={at} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 2 }}>
            {cell(at, 'name', translate('pairs.name'))}
            {cell(at, 'text', translate('pairs.value'))}
            <ActionButton
              small
              tone="quiet"
              disabled={disabled ?? false}
              label={translate('pairs.remove', { name: pairs[at]?.name || at + 1 })}
              onClick={() => remove(at)}
            >
              {translate('ra.action.remove')}
            </ActionButton>
          </Box>
        ))}
        <Box data-add>
          <ActionButton
            small
            disabled={disabled ?? false}
            onClick={() => setPairs([...pairs, { name: '', text: '' }])}
          >
            {translate('pairs.add')}
          </ActionButton>
        </Box>
      </Box>
    </FieldFrame>
  )
}

/** Edits names with their values, line by line. The values are texts, numbers, or yes and no. */
export const PairsControl = withPageTexts('process', Pairs)
