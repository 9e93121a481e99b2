import { describe, expect, it } from 'vitest'
import { parameterDefaults } from './parameter-defaults.ts'
import { isSlowPattern } from './slow-pattern.ts'

describe('a regular expression of an administrator', () => {
  it.each([
    parameterDefaults['title.pattern'].value,
    parameterDefaults['realName.pattern'].value,
    '^[A-Z]{2}\\d{6}$',
    '^(?:abc)+$',
    '^(省|市)?[\\p{Script=Han}]{2,20}$',
    '^\\((a)\\)[\\]a]*$',
    '^(?<name>[a-z]+)-\\d*$'
  ])('is accepted as fast: %s', pattern => {
    expect(isSlowPattern(pattern)).toBe(false)
  })

  it.each([
    '^(a+)+$',
    '^(a*)*$',
    '^((a+)b?)*$',
    '^(a|aa)+$',
    '^(a?){30}a{30}$',
    '^([a-z]{1,5}){9}$',
    '^(a)\\1+$',
    '^(?=a+)a*$',
    '^(?<!b)a$',
    '^(?<x>a)\\k<x>$',
    '^a*a*a*a*$'
  ])('is refused as possibly slow: %s', pattern => {
    expect(isSlowPattern(pattern)).toBe(true)
  })
})
