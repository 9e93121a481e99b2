import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDictionaries, keptDictionaries, knownDictionaries } from './kept-dictionaries.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text)
}
const dictionaries = {
  dictVersion: 'abc-zh-CN',
  dictList: [{ dictType: 'domain', dataList: [{ dictValue: '1', dictLabel: '城建' }] }]
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})

afterAll(() => void vi.unstubAllGlobals())

describe('dictionaries in a browser', () => {
  it('are stored by language, and requests contain their version', () => {
    expect(knownDictionaries('zh-CN')).toEqual({})
    keepDictionaries('zh-CN', dictionaries)
    expect(keptDictionaries('zh-CN')).toEqual(dictionaries)
    expect(knownDictionaries('zh-CN')).toEqual({ dictVersion: 'abc-zh-CN' })
    expect(knownDictionaries('en-US')).toEqual({})
  })

  it.each(['', '{', 'null', '[]', '{"dictVersion":1,"dictList":[]}', '{"dictVersion":"a"}'])(
    'are fetched again if the browser has stored %j',
    text => {
      kept.set('dictionaries.zh-CN', text)
      expect(keptDictionaries('zh-CN')).toBeUndefined()
    }
  )

  it('are known until the page is left if the browser cannot store them', () => {
    const refuse = () => {
      throw new Error('The storage is full or forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    keepDictionaries('zh-CN', dictionaries)
    expect(knownDictionaries('zh-CN')).toEqual({ dictVersion: dictionaries.dictVersion })
  })
})
