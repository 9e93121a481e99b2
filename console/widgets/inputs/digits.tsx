import type { ControlProps } from '../../fields/controlProps.ts'
import { FieldFrame } from '../parts/forms/FieldFrame.tsx'
import { TextBox } from './text.tsx'

/** Edits a code of digits: a phone shows its keys for numbers. */
export const DigitsControl = (props: ControlProps) => (
  <FieldFrame {...props}>
    <TextBox {...props} inputMode="numeric" />
  </FieldFrame>
)
