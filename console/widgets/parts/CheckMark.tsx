import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBox'

/** A ticked, half ticked or empty box inside of a choice, which itself tells whether it is chosen. */
export function CheckMark({ checked }: { checked: boolean | 'mixed' }) {
  const Icon = checked === 'mixed' ? IndeterminateCheckBox : checked ? CheckBox : CheckBoxOutlineBlank
  return <Icon fontSize="small" color={checked ? 'primary' : 'inherit'} aria-hidden sx={{ mr: 2 }} />
}
