import { type ReactNode, useState } from 'react'

interface HeldProps<Value> {
  start: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

/** Keeps the value of a part in the gallery, so that it can be tried. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}
