import ExpandMore from '@mui/icons-material/ExpandMore'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import { Button, CircularProgress, IconButton, Menu, MenuItem } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { DangerSign } from './DangerSign.tsx'
import { useIsSettling } from './notices/settlingContext.ts'
import { useOpening } from './opening.tsx'

interface ActionButtonProps {
  children: ReactNode
  onClick?: () => void
  to?: string
  /** The address of a page outside of the console. It opens in a new tab. */
  href?: string
  tone?: 'primary' | 'neutral' | 'danger' | 'quiet'
  busy?: boolean
  disabled?: boolean
  /** The reason why the button is disabled now. A press shows it. The button can still be reached by keyboard. */
  off?: string | undefined
  submit?: boolean
  small?: boolean
  autoFocus?: boolean
  icon?: ReactNode
  /** The single key that does the same; the hint of the button says it. */
  shortcut?: string | undefined
  /** Accessible name if the text alone is ambiguous, as in each row of a list. */
  label?: string
}

const looks = {
  primary: { variant: 'contained', color: 'primary' },
  neutral: { variant: 'outlined', color: 'inherit' },
  danger: { variant: 'contained', color: 'error' },
  quiet: { variant: 'text', color: 'secondary' }
} as const

const nothing = (event: MouseEvent) => event.preventDefault()

/**
 * Shows a button in one of four tones; with an address it is a link. While it is busy, or shortly after its record has
 * changed, it keeps the focus and does nothing.
 */
export function ActionButton(props: ActionButtonProps) {
  const {
    children,
    onClick,
    to,
    href,
    tone = 'neutral',
    busy,
    disabled,
    off,
    submit,
    small,
    autoFocus,
    icon,
    shortcut,
    label
  } = props
  const isLink = href !== undefined || to !== undefined
  const isSettling = useIsSettling()
  const isIdle = busy || (isSettling && !isLink)
  const beside = { component: 'a', href, target: '_blank', rel: 'noopener' }
  const link = href !== undefined ? beside : to === undefined ? {} : { component: Link, to }
  return (
    <Button
      {...looks[tone]}
      {...link}
      aria-label={label}
      type={submit ? 'submit' : 'button'}
      onClick={isIdle ? nothing : onClick}
      disabled={disabled || false}
      aria-disabled={isIdle || off !== undefined || undefined}
      title={off ?? shortcut?.toUpperCase()}
      aria-keyshortcuts={shortcut}
      autoFocus={autoFocus ?? false}
      size={small ? 'small' : 'medium'}
      sx={{
        ...(tone === 'quiet' ? { minWidth: 0, px: 1 } : {}),
        ...(busy || off !== undefined ? { opacity: 0.65 } : {})
      }}
      startIcon={
        busy ? (
          <CircularProgress size={14} color="inherit" aria-hidden />
        ) : (
          (icon ?? (tone === 'danger' && <DangerSign />))
        )
      }
    >
      {children}
    </Button>
  )
}

export interface MenuChoice {
  key: string
  label: string
  danger?: boolean
  onChoose: () => void
}

/** Shows a button that opens a menu of choices. The focus returns to the button. */
export function ChoiceMenu({
  label,
  choices,
  icon,
  words = false
}: {
  label: string
  choices: readonly MenuChoice[]
  icon?: ReactNode
  /** True if the label is visible on the button. */
  words?: boolean
}) {
  const { opener, opened, close } = useOpening('menu')
  return (
    <>
      {words ? (
        <Button {...opener} variant="outlined" color="inherit" endIcon={<ExpandMore fontSize="small" />}>
          {label}
        </Button>
      ) : (
        <IconButton {...opener} aria-label={label} size="small">
          {icon ?? <MoreHoriz fontSize="small" />}
        </IconButton>
      )}
      <Menu {...opened}>
        {choices.map(choice => (
          <MenuItem
            key={choice.key}
            dense
            sx={choice.danger ? { color: 'error.main', gap: 2 } : {}}
            onClick={() => {
              // closes at once: the button must have the focus again when a dialog stores the element to return to
              flushSync(close)
              choice.onChoose()
            }}
          >
            {choice.label}
            {/* behind the words, so that those of all choices begin alike */}
            {choice.danger && <DangerSign />}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
