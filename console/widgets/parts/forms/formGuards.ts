import { createContext } from 'react'

/** Asks the reader before a form is sent; false keeps the form as it is. */
export type FormGuard = () => Promise<boolean>

/** The guards of the surrounding form. Each `FormBox` has its own. */
export const FormGuardsContext = createContext<Set<FormGuard> | undefined>(undefined)
