import { expect, test } from 'vitest'
import { placeOfNotification } from './inbox-places.ts'

test.each([
  [{ tid: 7, subjectKind: 'reply', subjectId: 3 }, '/threads/content?tid=7'],
  [{ tid: null, subjectKind: 'campaign', subjectId: 3 }, '/rmjy/collect/content?id=3'],
  [{ tid: null, subjectKind: 'case', subjectId: 4 }, '/caseBaseMain?id=4'],
  [{ tid: null, subjectKind: 'feedback', subjectId: 5 }, '/myFeedback'],
  [{ tid: null, subjectKind: 'forum', subjectId: 5 }, undefined]
])('a notification about %o leads to %s', (about, place) => {
  expect(placeOfNotification(about)).toBe(place)
})
