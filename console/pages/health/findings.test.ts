import { entityNames } from '@board/generated/entity-names'
import { healthCodes } from '@board/schemas/health'
import { expect, test } from 'vitest'
import { texts as health } from '../../locales/zh-CN/page/health.ts'
import { whereTo } from './whereTo.ts'

test('what can be wrong is said in words, with what to do about it, and nothing else is', () => {
  expect(Object.keys(health.health.findings)).toEqual(healthCodes)
})

test('a finding leads to a list that there is', () => {
  const led = healthCodes.flatMap(code => whereTo(code)?.entity ?? [])
  expect(led).toContain('mailLog')
  expect(led.filter(name => !entityNames.some(known => known === name))).toEqual([])
})
