import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import { IconButton, Tooltip } from '@mui/material'

interface Props {
  label: string
  /** The tooltip, which says what a press does. */
  hint: string
  isOn: boolean
  onPress: () => void
}

/** Shows a star that is on or off. */
export function StarToggle({ label, hint, isOn, onPress }: Props) {
  return (
    <Tooltip title={hint}>
      <IconButton size="small" aria-label={label} aria-pressed={isOn} onClick={onPress}>
        {isOn ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
