import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import { Box, ButtonBase, IconButton, Link, Tooltip, Typography, useMediaQuery } from '@mui/material'
import { Children, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { width } from '../../../theme/tokens.ts'
import { ActionButton } from '../Buttons.tsx'
import { BusyLine } from '../notices/BusyLine.tsx'
import { Notice } from '../notices/States.tsx'

/** A day of a month, with its visible records. */
export interface MonthDay {
  /** yyyy-MM-dd */
  readonly day: string
  /** The day as text, with its weekday. */
  readonly label: string
  readonly isToday: boolean
  /** True if it belongs to another month. */
  readonly isOutside: boolean
  readonly entries: readonly ReactNode[]
  /** The button for further records. */
  readonly more?: { readonly words: string; readonly label: string; readonly onOpen: () => void } | undefined
}

interface Props {
  title: string
  weekdays: readonly string[]
  days: readonly MonthDay[]
  busy: boolean
  isPending: boolean
  /** The reason why records could not be fetched. */
  trouble: ReactNode
  words: Readonly<Record<'earlier' | 'later' | 'today' | 'none' | 'noneHint', string>>
  onMove: (months: 1 | -1) => void
  onToday: () => void
}

/** Shows a record as a link that the keys j and k reach, with the time of day before it. */
export const RecordLink = ({
  id,
  to,
  before,
  children
}: {
  id: number
  to: string
  before?: string | undefined
  children: string
}) => (
  <Box data-row={id} sx={{ minWidth: 0 }}>
    <Link
      component={RouterLink}
      to={to}
      data-row-link
      title={children}
      noWrap
      sx={{ display: 'block', py: { xs: 2, sm: 0.5 }, typography: 'body2' }}
    >
      {before !== undefined && (
        <Box
          component="span"
          sx={{ display: 'inline-block', color: 'text.secondary', mr: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {before}
        </Box>
      )}
      {children}
    </Link>
  </Box>
)

/** Shows the records of a day below each other. */
export const EntryList = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', minWidth: 0 }}>
    {Children.map(children, child => (
      <Box component="li" sx={{ minWidth: 0 }}>
        {child}
      </Box>
    ))}
  </Box>
)

function DayEntries({ entries, more }: Pick<MonthDay, 'entries' | 'more'>) {
  if (entries.length === 0 && !more) return null
  return (
    <EntryList>
      {entries}
      {more && (
        <ButtonBase
          onClick={more.onOpen}
          aria-label={more.label}
          aria-haspopup="dialog"
          sx={{ typography: 'body2', color: 'text.secondary', py: { xs: 2, sm: 0.5 }, minHeight: 24 }}
        >
          {more.words}
        </ButtonBase>
      )}
    </EntryList>
  )
}

const cell = { border: 1, borderColor: 'divider', verticalAlign: 'top', p: 1, textAlign: 'left' } as const

function Grid({ title, weekdays, days }: Pick<Props, 'title' | 'weekdays' | 'days'>) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <Box
      component="table"
      aria-label={title}
      sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}
    >
      <thead>
        <tr>
          {weekdays.map(weekday => (
            <Box
              key={weekday}
              component="th"
              scope="col"
              sx={{ ...cell, typography: 'caption', color: 'text.secondary', fontWeight: 400 }}
            >
              {weekday}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]?.day}>
            {week.map(one => (
              <Box
                key={one.day}
                component="td"
                sx={{ ...cell, height: 104, ...(one.isOutside && { bgcolor: 'background.default' }) }}
              >
                <Box
                  component="time"
                  dateTime={one.day}
                  aria-label={one.label}
                  aria-current={one.isToday ? 'date' : undefined}
                  sx={{
                    display: 'inline-block',
                    minWidth: 24,
                    px: 1,
                    borderRadius: 1,
                    textAlign: 'center',
                    typography: 'body2',
                    fontVariantNumeric: 'tabular-nums',
                    color: one.isOutside ? 'text.disabled' : 'text.secondary',
                    ...(one.isToday && {
                      bgcolor: 'primary.main',
                      color: 'primary.contrastText',
                      fontWeight: 600
                    })
                  }}
                >
                  {Number(one.day.slice(-2))}
                </Box>
                <DayEntries {...one} />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function Agenda({ days, words }: Pick<Props, 'days' | 'words'>) {
  const filled = days.filter(({ isOutside, entries, more }) => !isOutside && (entries.length > 0 || more))
  if (filled.length === 0) return <Notice kind="empty" words={words.none} hint={words.noneHint} />
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {filled.map(one => (
        <Box
          key={one.day}
          component="li"
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            px: 3,
            py: 2,
            ...(one.isToday && { bgcolor: 'action.selected' })
          }}
        >
          <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
            <time dateTime={one.day}>{one.label}</time>
          </Typography>
          <DayEntries {...one} />
        </Box>
      ))}
    </Box>
  )
}

const steps = { earlier: NavigateBefore, later: NavigateNext } as const

/** Shows a month: its name, buttons to other months, and its days as a grid, on a phone as an agenda. */
export function MonthFrame(props: Props) {
  const { title, busy, isPending, trouble, words, onMove, onToday } = props
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  const step = (which: keyof typeof steps, count: 1 | -1) => {
    const Icon = steps[which]
    return (
      <Tooltip title={words[which]}>
        <IconButton size="small" aria-label={words[which]} onClick={() => onMove(count)}>
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    )
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 3, py: 2 }}>
        <Typography component="h2" variant="h2" aria-live="polite" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {step('earlier', -1)}
        <ActionButton small onClick={onToday}>
          {words.today}
        </ActionButton>
        {step('later', 1)}
      </Box>
      {/* these are the rows of a list: the focus goes here after a search */}
      <Box
        data-rows
        tabIndex={-1}
        sx={{
          position: 'relative',
          flex: 1,
          minHeight: 0,
          overflowY: { sm: 'auto' },
          px: { sm: 3 },
          pb: { sm: 3 }
        }}
      >
        <BusyLine busy={busy && !isPending} />
        {trouble ??
          (isPending ? (
            <Notice kind="loading" words={title} />
          ) : phone ? (
            <Agenda {...props} />
          ) : (
            <Grid {...props} />
          ))}
      </Box>
    </>
  )
}
