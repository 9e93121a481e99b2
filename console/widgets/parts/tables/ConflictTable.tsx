import { Box, Radio, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'

export interface ConflictRow {
  name: string
  label: string
  mine: ReactNode
  theirs: ReactNode
  differs: boolean
  choice: 'mine' | 'theirs'
}

interface Props {
  rows: readonly ConflictRow[]
  onChoose: (name: string, choice: 'mine' | 'theirs') => void
}

const sides = ['mine', 'theirs'] as const

/** Shows two versions side by side. For each difference one of them is chosen. */
export function ConflictTable({ rows, onChoose }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {rows.map(row => (
        <Box
          key={row.name}
          role={row.differs ? 'radiogroup' : 'group'}
          aria-labelledby={`${id}${row.name}`}
          sx={theme => ({
            border: 1,
            borderColor: row.differs ? 'warning.main' : 'divider',
            borderRadius: 1,
            p: 2,
            bgcolor: row.differs ? theme.tokens.accentSoft : undefined
          })}
        >
          <Typography id={`${id}${row.name}`} variant="h3" component="h3" sx={{ mb: 1 }}>
            {row.label}
            {row.differs && (
              <Box component="span" sx={{ ml: 2, color: 'warning.main', fontWeight: 400 }}>
                ◆ {translate('entity.conflict.differs')}
              </Box>
            )}
          </Typography>
          {row.differs ? (
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
              {sides.map(side => (
                <Box
                  key={side}
                  component="label"
                  sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0, cursor: 'pointer' }}
                >
                  <Radio
                    size="small"
                    name={`${id}${row.name}`}
                    value={side}
                    checked={row.choice === side}
                    onChange={() => onChoose(row.name, side)}
                    sx={{ p: 1 }}
                  />
                  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', pt: 1 }}>
                    <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
                      {translate(`entity.conflict.${side}`)}
                    </Typography>
                    {row[side]}
                  </Box>
                </Box>
              ))}
            </Box>
          ) : (
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.theirs}</Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
