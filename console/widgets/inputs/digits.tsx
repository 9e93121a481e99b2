import { FieldFrame } from './FieldFrame.tsx'
import { TextBox } from './text.tsx'
import type { ControlProps } from './types.ts'

/** Edits a code of digits: a phone shows its keys for numbers. */
export const DigitsControl = (props: ControlProps) => (
  <FieldFrame {...props}>
    <TextBox {...props} inputMode="numeric" />
  </FieldFrame>
)
