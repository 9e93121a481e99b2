import type { Language } from '@board/schemas/errors/catalogue'
import { standingOf, standingWords, type Timing } from '@board/schemas/facts/timing'
import { Box, Chip, Link } from '@mui/material'
import { useLocale, useRecordContext, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { lazyPart } from '../../base/lazyPart.ts'
import type { CellKind } from '../../fields/columns.ts'
import { formatDate, formatTime } from '../../fields/time.ts'
import { useNow } from '../../fields/useNow.ts'
import { MenuIcon } from '../icons/icons.tsx'
import { type Tone, ToneWord } from '../parts/ToneWord.tsx'
import { ChipsCell } from './ChipsCell.tsx'
import { LongCell } from './LongCell.tsx'
import { toneOf } from './tones.ts'

/** Returns a grade in the form of all pages: 2 / 5 · 不满意. */
const gradeWords = (score: number, label: string) => `${score} / 5 · ${label}`

/** Props of every component that shows a value. */
export interface CellProps {
  value: unknown
  /** The name of the dictionary or property. It selects the tone. */
  name: string
  /** The value's label, if it has one. */
  label: string
  /** The tones of its values, if its schema declares them (`x-tone`). */
  tones?: Readonly<Record<string, Tone>> | undefined
  /** The labels of a list's values; absent: the values themselves. */
  labels?: readonly string[]
  /** The address of the link. */
  to?: string
  /** True if a long text is shown completely. */
  whole?: boolean
}

/** Shows how an answer stands against its deadline: 还剩 2 个工作日, 按时. */
export function DeadlineWord({
  timing,
  now,
  wraps = true
}: {
  timing: Timing
  now: number
  wraps?: boolean
}) {
  const language = useLocale() as Language
  const standing = standingOf(timing, now)
  const words = standingWords(standing, language)
  return (
    <ToneWord tone={standing.tone} wraps={wraps || words.length > longState}>
      {words}
    </ToneWord>
  )
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

const LinkCell = ({ value, to }: CellProps) => (
  <Link component={RouterLink} to={to ?? ''} data-row-link sx={{ fontWeight: 500 }} title={text(value)}>
    {text(value) || '—'}
  </Link>
)
const TextCell = ({ value }: CellProps) => <span title={text(value)}>{text(value)}</span>
/** Shows a label, whose words may stand in two lines. A grade also has its number, by which grades are compared. */
const LabelCell = ({ label, name, value }: CellProps) => (
  <span style={{ whiteSpace: 'normal', wordBreak: 'keep-all', overflowWrap: 'break-word' }}>
    {name === 'grade' && typeof value === 'number' ? gradeWords(value, label) : label}
  </span>
)
const NumberCell = ({ value }: CellProps) => <span>{text(value)}</span>
/** Shows a moment: in one line, or its day above its time where the table says so. */
function TimeCell({ value, tones }: CellProps) {
  if (typeof value !== 'number') return null
  const [day, ...rest] = formatTime(value).split(' ')
  // a moment that means something by being there: beside its mark, its day stands above its time in English
  if (tones?.set)
    return (
      <Box component="span" sx={{ '&:lang(en) > span': { whiteSpace: 'normal' } }}>
        <ToneWord tone={tones.set}>
          <span style={{ whiteSpace: 'nowrap' }}>{day}</span> {rest.join(' ')}
        </ToneWord>
      </Box>
    )
  return (
    <time style={{ whiteSpace: 'var(--moments, nowrap)' as 'nowrap' }}>
      <span style={{ whiteSpace: 'nowrap' }}>{day}</span> {rest.join(' ')}
    </time>
  )
}
/** Shows the day of a moment in seconds, or a day unchanged. */
const DateCell = ({ value }: CellProps) =>
  typeof value === 'number' || typeof value === 'string' ? (
    <time style={{ whiteSpace: 'nowrap' }}>{typeof value === 'number' ? formatDate(value) : value}</time>
  ) : null
/** Shows how the record stands against its deadline, or the moment of a deadline that has no timing beside it. */
function DeadlineCell({ value, ...props }: CellProps) {
  const now = useNow()
  const timing = useRecordContext<{ id: string | number; timing?: Timing | null }>()?.timing
  if (timing === undefined) return <TimeCell value={value} {...props} />
  if (timing === null) return null
  return (
    <span title={formatTime(timing.dueAt)}>
      <DeadlineWord timing={timing} now={now} wraps={false} />
    </span>
  )
}
/** The number of characters above which a state may stand in two lines; in Chinese no state is as long. */
const longState = 14
const inTwoLines = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } } as const
const StateCell = ({ value, label, name, tones }: CellProps) =>
  value === null || value === undefined ? null : (
    <ToneWord tone={toneOf(name, value, tones)} wraps={label.length > longState}>
      {label}
    </ToneWord>
  )
const ListCell = ({ value, labels }: CellProps) => (
  <ChipsCell labels={labels ?? (Array.isArray(value) ? value.map(String) : [])} />
)
const ChipCell = ({ value, label, name, tones }: CellProps) => {
  if (value === null || value === undefined || value === '') return null
  const tone = toneOf(name, value, tones)
  return tone === 'plain' ? (
    <Chip size="small" label={label} sx={label.length > longState ? inTwoLines : undefined} />
  ) : (
    <ToneWord tone={tone} wraps={label.length > longState}>
      {label}
    </ToneWord>
  )
}
const ImageCell = ({ value, label }: CellProps) =>
  text(value) === '' ? null : (
    <Box
      component="img"
      src={text(value)}
      alt={label}
      sx={{ height: 32, maxWidth: 64, objectFit: 'cover', borderRadius: 1, display: 'block' }}
    />
  )
const IconCell = ({ value }: CellProps) =>
  text(value) === '' ? null : (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 1 }}
    >
      <MenuIcon name={text(value)} />
      {text(value)}
    </Box>
  )
const ColorCell = ({ value }: CellProps) =>
  text(value) === '' ? null : (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 14,
          height: 14,
          borderRadius: '3px',
          border: 1,
          borderColor: 'divider',
          bgcolor: text(value)
        }}
      />
      {text(value)}
    </Box>
  )
function BooleanCell({ value }: CellProps) {
  const translate = useTranslate()
  return <span>{translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}</span>
}

/** The cell for formatted text is loaded when it is first shown, because few records have such text. */
const LateRichText = lazyPart(() => import('./RichTextCell.tsx'))
const RichTextCell = (props: CellProps) => (
  <Suspense>
    <LateRichText {...props} />
  </Suspense>
)

/** The cells for files and places are loaded in the same way. */
const LateFiles = lazyPart(() => import('./FilesCell.tsx'))
const FilesCell = (props: CellProps) => (
  <Suspense>
    <LateFiles {...props} />
  </Suspense>
)

const LatePlace = lazyPart(() => import('./PlaceCell.tsx'))
const PlaceCell = (props: CellProps) => (
  <Suspense>
    <LatePlace {...props} />
  </Suspense>
)

/** The component that shows each kind of value. */
export const cells: Readonly<Record<CellKind, (props: CellProps) => React.ReactNode>> = {
  link: LinkCell,
  text: TextCell,
  long: LongCell,
  richText: RichTextCell,
  number: NumberCell,
  boolean: BooleanCell,
  time: TimeCell,
  date: DateCell,
  deadline: DeadlineCell,
  label: LabelCell,
  state: StateCell,
  chip: ChipCell,
  reference: LabelCell,
  list: ListCell,
  image: ImageCell,
  icon: IconCell,
  color: ColorCell,
  files: FilesCell,
  place: PlaceCell
}
