import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { size } from '../../../theme/tokens.ts'

interface Props {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Offers the forms of a list side by side. The pressed one is the present form. */
export const FormSwitch = ({ label, value, choices, onChange }: Props) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    onChange={(_, chosen: string | null) => {
      if (chosen !== null) onChange(chosen)
    }}
    sx={theme => ({
      height: size.control,
      '@media (pointer: coarse)': { height: size.touch },
      '& .MuiToggleButton-root': {
        px: 3,
        color: 'text.secondary',
        borderColor: theme.tokens.controlLine,
        textTransform: 'none',
        whiteSpace: 'nowrap',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'primary.main',
          bgcolor: theme.tokens.accentSoft,
          fontWeight: 600
        }
      }
    })}
  >
    {choices.map(choice => (
      <ToggleButton key={choice.value} value={choice.value}>
        {choice.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
