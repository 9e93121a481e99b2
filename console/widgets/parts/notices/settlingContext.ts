import { createContext, useContext } from 'react'

export const SettlingContext = createContext(false)

/** Tells whether the surrounding record was just shown, so that its actions are still blocked. */
export const useIsSettling = (): boolean => useContext(SettlingContext)
