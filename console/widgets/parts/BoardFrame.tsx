import { Box, Chip, Paper, useMediaQuery } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode, RefObject } from 'react'
import { roomy, size, width } from '../../theme/tokens.ts'
import { ActionButton } from './Buttons.tsx'
import { HeadLine } from './HeadLine.tsx'

interface FrameProps {
  title: string
  tools: ReactNode
  tabs?: ReactNode
  filters: ReactNode
  children: ReactNode
  footer: ReactNode
  /** Rendered beside the records. */
  aside?: ReactNode
}

/**
 * Shows the parts of a board's page: title and tools, tabs, filters, the records, which fill the height, and the pager.
 */
export function BoardFrame({ title, tools, tabs, filters, children, footer, aside }: FrameProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        [roomy.sm]: { height: '100%' },
        minHeight: 0,
        p: { xs: 0, sm: 4 },
        gap: 3
      }}
    >
      <Box sx={{ px: { xs: 3, sm: 0 }, pt: { xs: 3, sm: 0 } }}>
        <HeadLine title={title} tools={tools} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          gap: 3,
          flex: 1,
          minHeight: 0,
          minWidth: 0
        }}
      >
        {aside}
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minHeight: 0,
            minWidth: 0,
            borderRadius: { xs: 0, sm: '10px' },
            // on a phone and in a low window the page scrolls, and this part stays visible
            [roomy.sm]: { overflow: 'hidden' }
          }}
        >
          {tabs}
          {filters}
          {children}
          {footer}
        </Paper>
      </Box>
    </Box>
  )
}

interface FilterLineProps {
  label: string
  line: readonly ReactNode[]
  rest: readonly ReactNode[]
  restOpen: boolean
  onRest: () => void
  tools?: ReactNode
  formRef: RefObject<HTMLFormElement | null>
  onSubmit: () => void
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(11.25rem, 1fr))',
  flex: 1,
  minWidth: 0
} as const

/** Shows the most used filters in one line, on a phone only the first. A button opens the others. */
export function FilterLine({
  label,
  line,
  rest,
  restOpen,
  onRest,
  tools,
  formRef,
  onSubmit
}: FilterLineProps) {
  const translate = useTranslate()
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  const shown = phone ? line.slice(0, 1) : line
  const behind = phone ? [...line.slice(1), ...rest] : rest
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      ref={formRef}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
      sx={{ px: 3, pt: 3, pb: 1, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
        <Box sx={{ ...grid, flexBasis: { xs: '100%', md: 0 } }}>{shown}</Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {behind.length > 0 && (
            <ActionButton tone="quiet" onClick={onRest}>
              {translate(restOpen ? 'board.fewerFilters' : 'board.moreFilters')}
            </ActionButton>
          )}
          {tools}
        </Box>
      </Box>
      {restOpen && <Box sx={grid}>{behind}</Box>}
      {/* without this button, Enter would not submit a form with several fields */}
      <button type="submit" hidden />
    </Box>
  )
}

/** Shows the current filters. Each chip removes its filter. */
export function ChipLine({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      component="ul"
      aria-label={translate('board.active')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        px: 3,
        py: 1,
        m: 0,
        listStyle: 'none',
        alignItems: 'center'
      }}
    >
      {children}
      <li>
        <ActionButton tone="quiet" small onClick={onClear}>
          {translate('ra.action.remove_all_filters')}
        </ActionButton>
      </li>
    </Box>
  )
}

/** Shows one of the current filters. */
export function ActiveChip({ words, onRemove }: { words: string; onRemove: () => void }) {
  const translate = useTranslate()
  return (
    <li>
      <Chip
        size="small"
        label={words}
        onDelete={onRemove}
        onClick={onRemove}
        aria-label={translate('board.removeFilter', { name: words })}
      />
    </li>
  )
}

const phone = `@media (max-width: ${width.phone - 0.05}px)`

/** The height of the line of actions on ticked rows, in pixels. */
const toolLine = 44

/** Reserves the space of a ToolLine that is still being loaded. */
export const ToolLineRoom = () => <Box sx={{ minHeight: { xs: 0, sm: toolLine } }} />

/** On a phone, a line whose actions wait for ticked rows takes no room; what it says of the last action stays. */
const untilTicked = {
  [phone]: {
    '& > :not([role=status])': { display: 'none' },
    '&:not(:has(> [role=status]:not(:empty)))': { minHeight: 0, py: 0 }
  }
} as const

interface ToolLineProps {
  label: string
  /** True while rows are ticked; undefined if the actions need no ticked rows. */
  ticked?: boolean
  children: ReactNode
}

/**
 * Shows the actions on the ticked rows above the rows. On a phone and in a low window the line stays visible while rows
 * are ticked.
 */
export function ToolLine({ label, ticked, children }: ToolLineProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 1,
        minHeight: toolLine,
        ...(ticked === false && untilTicked),
        ...(ticked && {
          position: 'sticky',
          top: size.topBar,
          [roomy.sm]: { position: 'static' },
          zIndex: 3,
          bgcolor: 'background.paper'
        })
      }}
    >
      {children}
    </Box>
  )
}
