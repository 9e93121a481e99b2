import { createContext, useContext } from 'react'
import type { ColumnChoice } from './useColumnChoice.ts'

const ColumnChoiceContext = createContext<ColumnChoice | undefined>(undefined)

export const ColumnChoiceProvider = ColumnChoiceContext.Provider

/** Returns the reader's choice of columns for the surrounding list; undefined if there is no choice. */
export const useChosenColumns = (): ColumnChoice | undefined => useContext(ColumnChoiceContext)
