import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { afterTyping, followCompositions, isOfComposition } from './composition.ts'

describe('a key', () => {
  it.each([
    ['Enter that confirms a word', { isComposing: true, keyCode: 229 }, true],
    ['Enter that confirms a word in Safari', { isComposing: false, keyCode: 229 }, true],
    ['Enter that confirms a word in an old Firefox', { isComposing: true, keyCode: 13 }, true],
    ['Enter', { isComposing: false, keyCode: 13 }, false],
    ['an arrow', { isComposing: false, keyCode: 40 }, false]
  ])('%s', (_, event, expected) => {
    expect(isOfComposition(event)).toBe(expected)
  })
})

describe('a search while one types', () => {
  const acts = new Map<string, (key: { isComposing: boolean; keyCode: number }) => void>()
  followCompositions((type, act) => void acts.set(type, act))
  const letter = { isComposing: false, keyCode: 65 }
  const happens = (type: 'compositionstart' | 'compositionend' | 'keydown') => acts.get(type)?.(letter)

  const pass = () => new Promise(resolve => setTimeout(resolve, 10))

  it('comes after a pause, and waits for the end of a word', async () => {
    const search = vi.fn()
    afterTyping(search, 1)
    await pass()
    expect(search).toHaveBeenCalledTimes(1)
    happens('compositionstart')
    afterTyping(search, 1)
    afterTyping(search, 1)()
    await pass()
    expect(search).toHaveBeenCalledTimes(1)
    happens('compositionend')
    await pass()
    expect(search).toHaveBeenCalledTimes(2)
  })

  it('does not wait for the word of a field that is gone', async () => {
    const search = vi.fn()
    happens('compositionstart')
    afterTyping(search, 1)
    await pass()
    expect(search).not.toHaveBeenCalled()
    happens('keydown')
    await pass()
    expect(search).toHaveBeenCalledTimes(1)
  })

  it('is taken back between the end of the word and its turn', async () => {
    const search = vi.fn()
    happens('compositionstart')
    const takeBack = afterTyping(search, 1)
    await pass()
    happens('compositionend')
    takeBack()
    await pass()
    expect(search).not.toHaveBeenCalled()
  })
})

/** Files whose Enter is pressed outside of fields for text. */
const withoutText = [
  'console/pages/taskMain/PanelEdge.tsx',
  'console/widgets/parts/presses.ts',
  'console/widgets/parts/map/PlaceMap.tsx',
  'console/derive/list/ListFrame.tsx'
]

describe('the sources of the front ends', () => {
  const root = join(import.meta.dirname, '..')
  const files = ['portal', 'console'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/node_modules|dist|\.test\.|^dev\//.test(file))
      .map(file => `${folder}/${file}`)
  )
  const source = (file: string) => readFileSync(join(root, file), 'utf8')

  it('ask this module whether a key belongs to a composition', () => {
    expect(files.filter(file => /isComposing\b|keyCode/.test(source(file)))).toEqual([])
  })

  it('ask it wherever Enter does something in a field', () => {
    const withEnter = files.filter(file => source(file).includes("'Enter'"))
    expect(withEnter.length).toBeGreaterThan(9)
    const without = withEnter.filter(file => !source(file).includes('isOfComposition'))
    expect(without.toSorted()).toEqual(withoutText.toSorted())
  })
})
