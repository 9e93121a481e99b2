import { describe, expect, it } from 'vitest'
import { cleanLine } from './clean-line.ts'

describe('a name as it is stored', () => {
  it.for<[string, string]>([
    ['城管局', '城管局'],
    ['城管局 ', '城管局'],
    ['\u3000城管局', '城管局'],
    ['城\u200b管局', '城管局'],
    ['\ufeff城管局\u2060', '城管局'],
    ['城管局\u00a0', '城管局'],
    ['城\u200d管局', '城管局'],
    ['城\u00ad管\u202e局', '城管局'],
    ['Night\u00a0\u00a0clinic', 'Night clinic'],
    ['城管局\n', '城管局'],
    ['第一（城南）分局', '第一（城南）分局'],
    ['\u200b \u00a0', ''],
    ['ᠮᠣᠩᠭᠣᠯ\u180eᠠ', 'ᠮᠣᠩᠭᠣᠯ\u180eᠠ']
  ])('%j is %j', ([typed, stored]) => {
    expect(cleanLine(typed)).toBe(stored)
  })
})
