import { TextareaControl, TextControl } from '../../widgets/inputs/text.tsx'
import { useTyped } from './useTyped.ts'

interface Props {
  id: string
  label: string
  value: string
  onDraw: (text: string) => void
  hint?: string
  error?: string | undefined
  longest: number
  lines?: boolean
  required?: boolean
}

/** Edits a text of the drawing; it is written to the drawing a moment after typing. */
export function DrawnText({
  id,
  label,
  value,
  onDraw,
  hint,
  error,
  longest,
  lines = false,
  required = false
}: Props) {
  const typed = useTyped(value, onDraw)
  const Input = lines ? TextareaControl : TextControl
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the field in it is left
    <div onBlur={typed.flush}>
      <Input
        id={id}
        name={id}
        label={label}
        hint={hint}
        error={error}
        required={required}
        value={typed.value}
        onChange={text => typed.set(typeof text === 'string' ? text.slice(0, longest) : '')}
        schema={{ type: 'string' }}
      />
    </div>
  )
}
