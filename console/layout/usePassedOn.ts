import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Lists the values that pages pass on with a navigation, by name. */
type Passed = Readonly<Record<string, unknown>>

/** An entry of the browser's history. The router keeps what was passed on in `usr`. */
interface Entry {
  readonly usr?: Passed | null
}

/** Returns a history entry without one of the values that were passed on in it. */
export function withoutPassed<E extends Entry>(entry: E | null, name: string): E | null {
  if (entry?.usr?.[name] === undefined) return entry
  const { [name]: _, ...usr } = entry.usr
  return { ...entry, usr }
}

/**
 * Returns what the page before passed on under this name with its navigation. It belongs to this visit alone: after a
 * reload, or when the reader comes back through the history, it is gone.
 */
export function usePassedOn(name: string): unknown {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key of its own
  useEffect(() => {
    history.replaceState(withoutPassed(history.state, name), '')
  }, [key, name])
  return (state as Passed | null)?.[name]
}
