import { createContext } from 'react'

/** A failed part of a page. */
export interface FailedPart {
  readonly error: unknown
  readonly retry: () => void
}

/** The failed parts of a page that one button tries again together. */
interface FailureGroup {
  /** True while several parts have failed: the button of the page replaces those of the parts. */
  readonly isShared: boolean
  /** Adds a failed part, and returns a function that removes it. */
  readonly add: (part: FailedPart) => () => void
}

/** The group of the surrounding page; undefined if each part has its own button. */
export const FailureGroupContext = createContext<FailureGroup | undefined>(undefined)
