import { createContext } from 'react'

/** The name under which a company writes, with its mark if it has one; undefined for a person, whose nickname is used. */
export const SignedName = createContext<string | undefined>(undefined)
