import { Box, CircularProgress, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { PointerEvent, ReactNode } from 'react'
import { ChoiceMenu, type MenuChoice } from '../Buttons.tsx'
import { ToneWord } from '../ToneWord.tsx'

type Tone = Parameters<typeof ToneWord>[0]['tone']

/** The width of a column in pixels. On a phone a part of the next column stays visible. */
const column = 272

/** Shows columns side by side. They scroll sideways, on a phone from one column to the next. */
export const KanbanBoard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    data-rows
    data-board
    sx={{
      flex: 1,
      minHeight: 0,
      display: 'flex',
      gap: 3,
      p: 3,
      overflowX: 'auto',
      scrollSnapType: { xs: 'x mandatory', sm: 'none' },
      scrollPaddingInline: 12
    }}
  >
    {children}
  </Box>
)

interface ColumnProps {
  /** The value of the column. A dragged card finds its column by it. */
  value: string
  words: string
  tone: Tone
  /** The number of records, as text; absent until it is known. */
  count?: string | undefined
  /** True if a card is being dragged over it. */
  isTarget: boolean
  children: ReactNode
}

/** Shows one column with its word, tone and count. */
export function KanbanColumn({ value, words, tone, count, isTarget, children }: ColumnProps) {
  return (
    <Box
      component="section"
      aria-label={words}
      data-column={value}
      sx={theme => ({
        flex: { xs: '0 0 84%', sm: `1 0 ${column}px` },
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        scrollSnapAlign: 'start',
        bgcolor: 'background.default',
        border: 1,
        borderColor: isTarget ? 'primary.main' : 'divider',
        borderRadius: '10px',
        ...(isTarget && { bgcolor: theme.tokens.accentSoft })
      })}
    >
      <Typography
        component="h2"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2, fontWeight: 600 }}
      >
        <ToneWord tone={tone} wraps>
          {words}
        </ToneWord>
        {count !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 'auto' }}>
            {count}
          </Box>
        )}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          px: 2,
          pb: 2,
          pt: 1,
          alignContent: 'start',
          flex: 1,
          minHeight: 96,
          overflowY: { sm: 'auto' }
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

interface CardProps {
  id: number
  /** The link with the record's name. */
  children: ReactNode
  facts: readonly { name: string; label: string; value: ReactNode }[]
  menu: { label: string; choices: readonly MenuChoice[] }
  /** True while the server has not answered. */
  busy: boolean
  /** Its position in the window while it is dragged, in pixels. */
  place?: { readonly left: number; readonly top: number; readonly width: number } | undefined
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined
}

/** Shows one record. If it may be moved, it can be dragged or moved by its menu. */
export function KanbanCard({ id, children, facts, menu, busy, place, onPointerDown }: CardProps) {
  const translate = useTranslate()
  const isMovable = menu.choices.length > 0
  return (
    <Box
      data-row={id}
      onPointerDown={onPointerDown}
      // the browser would drag the link
      onDragStart={event => event.preventDefault()}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        p: 2,
        minWidth: 0,
        opacity: busy ? 0.65 : 1,
        ...(isMovable && { userSelect: 'none', cursor: { sm: 'grab' } }),
        // a fixed position is not cut off by the column
        ...(place && { ...place, position: 'fixed', zIndex: 4, pointerEvents: 'none', boxShadow: 6 })
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 0.5 }}>{children}</Box>
        {busy ? (
          <CircularProgress size={16} aria-label={translate('ra.page.loading')} />
        ) : (
          isMovable && <ChoiceMenu {...menu} />
        )}
      </Box>
      {facts.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 2,
            rowGap: 1
          }}
        >
          {facts.map(({ name, label, value }) => (
            <Box key={name} sx={{ display: 'contents', typography: 'body2' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
