import { afterTyping, isOfComposition } from '@board/client/composition'
import { type ComponentType, useEffect, useState } from 'react'
import { matches } from '../../fields/check.ts'
import type { ControlProps } from '../../fields/controlProps.ts'

/** The pause after the last change, in milliseconds. */
const pause = 500

/**
 * Wraps a control so that it passes typed text on after a pause, or at once on Enter, and not with every letter. A text
 * that does not fit its schema is not passed on.
 */
export function paused(Control: ComponentType<ControlProps>): ComponentType<ControlProps> {
  return function Paused(props: ControlProps) {
    const { value, onChange, schema } = props
    const [draft, setDraft] = useState(value)
    useEffect(() => setDraft(value), [value])
    const fits = draft === undefined || matches(schema, draft)
    const isDue = draft !== value && fits
    // biome-ignore lint/correctness/useExhaustiveDependencies: only another draft begins the pause anew
    useEffect(() => {
      if (!isDue) return
      return afterTyping(() => onChange(draft), pause)
    }, [draft, isDue])
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: hears the key of the control inside
      <div
        style={{ display: 'contents' }}
        onKeyDown={event => {
          if (event.key === 'Enter' && !isOfComposition(event.nativeEvent) && isDue) onChange(draft)
        }}
      >
        <Control {...props} value={draft} onChange={setDraft} />
      </div>
    )
  }
}
