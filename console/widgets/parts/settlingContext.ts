import { createContext, useContext } from 'react'

export const SettlingContext = createContext(false)

/** Tells whether the record around has only just come, so that its acts do nothing yet. */
export const useIsSettling = (): boolean => useContext(SettlingContext)
