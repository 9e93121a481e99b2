import { createContext } from 'react'

/**
 * The place above the record for notices of the panel, where a phone shows them: there the panel is below the record.
 * Null until it is drawn, and outside of a desk.
 */
export const DeskTopContext = createContext<HTMLElement | null>(null)
