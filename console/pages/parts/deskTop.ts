import { createContext } from 'react'

/**
 * The place above the record for notices of the panel: there they do not move its buttons, and on a phone, where the
 * panel is below the record, they are in sight. Null until it is drawn, and outside of a desk.
 */
export const DeskTopContext = createContext<HTMLElement | null>(null)
