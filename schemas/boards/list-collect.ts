import { board } from '../vocabulary/vocabulary.ts'
import { messageHiddenInAll, messageTabsAllFirst } from './common.ts'
import { listAns } from './list-ans.ts'
import { tabNamed } from './tabs.ts'

/** Messages that the reader's account has kept, if the reader's group handles them. */
export const listCollect = board({
  ...listAns,
  name: 'list-collect',
  partOf: listAns.name,
  icon: 'star',
  list: 'pageCollect',
  count: 'collectCount',
  tabs: messageTabsAllFirst,
  hidden: messageHiddenInAll,
  attention: [tabNamed(messageTabsAllFirst, 'all').display]
})
