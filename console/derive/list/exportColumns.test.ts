import { expect, test } from 'vitest'
import { exportColumnsOf } from './exportColumns.ts'

test('a file of messages has their numbers, once', () => {
  expect(exportColumnsOf('list-ans', ['subject', 'state'])).toEqual(['tid', 'subject', 'state'])
  expect(exportColumnsOf('list-to', ['subject'])).toEqual(['tid', 'subject'])
  expect(exportColumnsOf('list-ans', ['subject', 'tid'])).toEqual(['subject', 'tid'])
})

test('a file of other records has the columns that are shown', () => {
  expect(exportColumnsOf('campaigns', ['title'])).toEqual(['title'])
  expect(exportColumnsOf('handlingRecords', ['ruleName'])).toEqual(['ruleName'])
  expect(exportColumnsOf('user', ['userName'])).toEqual(['userName'])
})
