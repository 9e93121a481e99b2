import { createContext } from 'react'

/** Asks the reader before a form is sent; false keeps the form as it is. */
export type FormGuard = () => Promise<boolean>

/** The guards of the surrounding form. Each `FormBox` has its own. */
export const FormGuardsContext = createContext<Set<FormGuard> | undefined>(undefined)

/** Asks one guard after the other, until one of them keeps the form. */
export async function isLetThrough(guards: ReadonlySet<FormGuard>): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false
  return true
}
