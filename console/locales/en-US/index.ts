import type { TranslationMessages } from 'ra-core'
import { actions } from './actions.ts'
import { board } from './board.ts'
import { boardFields } from './boards.ts'
import { collection } from './collection.ts'
import { entity } from './entity.ts'
import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { ownCases } from './ownCases.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { ra } from './ra.ts'
import { one } from './record/one.ts'
import { requests } from './requests.ts'
import { review } from './review.ts'
import { upkeep } from './upkeep.ts'

export const messages: TranslationMessages = {
  ra,
  ...board,
  ...fields,
  ...actions,
  ...pages,
  ...people.pages,
  ...review.pages,
  ...upkeep.pages,
  ...requests,
  campaignStage: collection.campaignStage,
  ...frame,
  ...entity,
  one,
  entities: {
    ...boardFields,
    ...collection.boards,
    ...ownCases.boards,
    ...people.boards,
    ...review.boards,
    ...upkeep.boards
  }
}
