import type { TranslationMessages } from 'ra-core'
import { actions } from './actions.ts'
import { board } from './board.ts'
import { fields } from './fields.ts'
import { pages } from './pages.ts'
import { ra } from './ra.ts'

export const messages: TranslationMessages = { ra, ...board, ...fields, ...actions, ...pages }
