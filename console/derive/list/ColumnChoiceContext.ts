import { createContext, useContext } from 'react'
import type { ColumnChoice } from './useColumnChoice.ts'

const ColumnChoiceContext = createContext<ColumnChoice | undefined>(undefined)

export const ColumnChoiceProvider = ColumnChoiceContext.Provider

/** Returns what the reader chose of the columns of the list around; undefined where nothing can be chosen. */
export const useChosenColumns = (): ColumnChoice | undefined => useContext(ColumnChoiceContext)
