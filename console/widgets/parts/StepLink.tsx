import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import { IconButton, Tooltip } from '@mui/material'
import { Link } from 'react-router-dom'

interface Props {
  step: 'previous' | 'next'
  label: string
  /** The address; undefined if there is no such record. */
  to: string | undefined
}

const icons = { previous: NavigateBefore, next: NavigateNext } as const

/** Links to the previous or the next record. */
export function StepLink({ step, label, to }: Props) {
  const Icon = icons[step]
  if (to === undefined) {
    return (
      <IconButton size="small" aria-label={label} disabled>
        <Icon fontSize="small" />
      </IconButton>
    )
  }
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} component={Link} to={to}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
