import { expect, test } from 'vitest'
import { whereToSetUp } from './whereToSetUp.ts'

const waiting = { failure: 'notSetUp', code: 'news' }

test('a letter that waits for a configuration leads to the configurations of its channel', () => {
  expect(whereToSetUp('mailLog', waiting)?.to).toBe('/mailConfig')
  expect(whereToSetUp('smsLog', { ...waiting, platform: null })?.to).toBe('/smsConfig')
})

test('an SMS whose template the platform does not have leads to this template', () => {
  expect(whereToSetUp('smsLog', { ...waiting, platform: 2 })?.to).toBe('/smsTemplate?code=news')
})

test('a letter that failed for another reason leads nowhere', () => {
  expect(whereToSetUp('mailLog', { ...waiting, failure: 'refused' })).toBeUndefined()
})
