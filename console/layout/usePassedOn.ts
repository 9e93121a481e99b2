import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The value of one name in the state of a location; undefined if it has none. */
const passedIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(name) : undefined

/** Returns the state of a history entry without one of the values that pages passed on in it. */
export function withoutPassed(entry: unknown, name: string): unknown {
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return entry
  if (passedIn(entry.usr, name) === undefined) return entry
  const rest = Object.entries(entry.usr as object).filter(([key]) => key !== name)
  return { ...entry, usr: rest.length === 0 ? null : Object.fromEntries(rest) }
}

/**
 * Returns what the page before passed on under this name with its navigation. It belongs to this visit alone: after a
 * reload, or when the reader comes back through the history, it is gone.
 */
export function usePassedOn(name: string): unknown {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key of its own
  useEffect(() => {
    window.history.replaceState(withoutPassed(window.history.state, name), '')
  }, [key, name])
  return passedIn(state, name)
}
