import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBox'

/**
 * Shows a ticked, half ticked or empty box inside a choice. The choice itself tells screen readers whether it is
 * chosen.
 */
export function CheckMark({ checked }: { checked: boolean | 'mixed' }) {
  const Icon = checked === 'mixed' ? IndeterminateCheckBox : checked ? CheckBox : CheckBoxOutlineBlank
  return <Icon fontSize="small" color={checked ? 'primary' : 'inherit'} aria-hidden sx={{ mr: 2 }} />
}
