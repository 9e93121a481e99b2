import { createContext } from 'react'

/** True inside of a page that offers to fetch all its failed parts again: then the parts do not offer it. */
export const SharedRetryContext = createContext(false)
