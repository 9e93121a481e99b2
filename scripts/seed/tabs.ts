import type { OperationId } from '@board/generated/operations'

/** Tabs of a list, by `display`, that each demo account must find something in: all that are possible for it. */
export const tabs: readonly (readonly [
  operation: OperationId,
  displays: number[],
  ...usernames: string[]
])[] = [
  ['pageAns', [1, 2, 3, 4, 5, 6, 7, 8], 'city', 'province', 'ministry'],
  ['pageAns', [1, 3, 4, 8], 'congress'],
  // offline, nobody of ours holds it; and who has no superior is given nothing
  ['pageTo', [1, 2, 3, 4, 5, 7, 8], 'city', 'bureau'],
  ['pageFrom', [1, 2, 3, 4, 5, 6, 7, 8], 'city', 'province'],
  // without subordinates, only to somebody outside
  ['pageFrom', [5, 6, 7, 8], 'bureau', 'ministry'],
  ['pageOwnRechecks', [1, 2, 3, 4, 5], 'city', 'province'],
  ['pageDeliveriesFrom', [1, 2, 3, 4, 5], 'city', 'province'],
  ['pageReportsFrom', [1, 2, 3, 4, 5, 6], 'city'],
  ['pageReportsTo', [1, 2, 3, 4, 5, 6], 'province'],
  ['pageProposals', [1, 2, 3, 4, 5], 'city'],
  ['pageOrgCampaigns', [1, 2, 3, 4, 5, 6, 7], 'city'],
  ['pageCases', [1, 2, 3, 4, 5, 6, 7], 'city'],
  ['listOwnMessages', [1, 2, 3, 4, 5, 6, 7], 'citizen', 'company'],
  ['pageEditorQueue', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'editor'],
  ['pageRechecks', [1, 2, 3, 4, 5], 'editor'],
  ['pageDeletions', [1, 2, 3, 4, 5], 'editor'],
  ['pageDeliveries', [1, 2, 3, 4, 5], 'editor'],
  ['pageCampaignQueue', [1, 2, 3, 4, 5, 6, 7], 'editor'],
  // drafts are their institution's alone
  ['pageEditorCases', [1, 3, 4, 5, 6, 7], 'editor'],
  ['pageFeedback', [1, 2, 3], 'editor'],
  ['pageTasks', [1, 2, 3], 'editor'],
  ['pageTasks', [1, 3], 'city'],
  ['pageRunning', [1, 2, 3, 4], 'admin']
]

/** Lists without tabs. */
export const plainLists: readonly (readonly [operation: OperationId, ...usernames: string[]])[] = [
  ['pageCollect', 'city', 'province', 'bureau'],
  ['listNotifications', 'citizen', 'company', 'city', 'province', 'bureau', 'ministry', 'congress'],
  ['listFavourites', 'citizen', 'company'],
  ['listFollows', 'citizen'],
  ['listTracks', 'citizen'],
  ['listOwnFeedback', 'citizen', 'company', 'city', 'bureau'],
  [
    'listOwnLogins',
    'citizen',
    'company',
    'city',
    'bureau',
    'ministry',
    'congress',
    'channel',
    'editor',
    'admin'
  ],
  ['listOwnEntries', 'citizen'],
  ['pageHandlingRecords', 'editor'],
  ['pageAccounts', 'editor'],
  ['pageCompanyRequests', 'editor']
]

/** From which sides something has come back to an institution. */
export const sides: readonly (readonly [username: string, ...sources: string[]])[] = [
  ['city', 'user', 'platform', 'last', 'next'],
  ['province', 'user', 'platform', 'next'],
  ['bureau', 'last'],
  ['ministry', 'user', 'platform'],
  ['congress', 'platform']
]
