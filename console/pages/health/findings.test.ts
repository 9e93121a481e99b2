import { entityNames } from '@board/generated/entity-names'
import { healthCodes } from '@board/schemas/facts/health'
import { expect, test } from 'vitest'
import { texts as health } from '../../locales/zh-CN/page/health.ts'
import { whereTo } from './whereTo.ts'

test('every possible finding has a text and advice, and there are no other texts', () => {
  expect(Object.keys(health.health.findings)).toEqual(healthCodes)
})

test('a finding links to an existing list', () => {
  const led = healthCodes.flatMap(code => whereTo(code)?.entity ?? [])
  expect(led).toContain('mailLog')
  expect(led.filter(name => !entityNames.some(known => known === name))).toEqual([])
})
