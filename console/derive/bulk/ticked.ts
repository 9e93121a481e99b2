import { createContext } from 'react'

/** A ticked record: its number and its name. */
export interface Ticked {
  readonly id: number
  readonly name: string
}

/** The ticked records of the surrounding dialog; empty in the dialog of one record. */
export const TickedContext = createContext<readonly Ticked[]>([])
