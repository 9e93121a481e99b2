import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keeps } from './keeps.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Loads the module anew, as a page does: what it has in memory ends with the page. */
const load = async () => await import('./storage.ts')

/** Returns a storage like that of a browser. */
function working(entries: Readonly<Record<string, string>> = {}, isFull = () => false) {
  const kept = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (isFull() ? refuse() : void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear()
  }
  // as in a browser, the entries are the properties of the storage
  const ownKeys = () => [...kept.keys()]
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  return { kept, storage: new Proxy(storage, { ownKeys, getOwnPropertyDescriptor }) }
}

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError')
}

const forbidding = new Proxy({}, { get: refuse, ownKeys: refuse })

/** Gives the page a storage whose access itself throws, as a browser does that blocks all cookies. */
const blockAccess = (name: string) =>
  Object.defineProperty(globalThis, name, { get: refuse, configurable: true })

describe.each([
  ['localStorage', 'localStore'],
  ['sessionStorage', 'tabStore']
] as const)('%s', (name, store) => {
  it('keeps values beyond the page', async () => {
    const { kept: stored, storage } = working({ old: '1' })
    vi.stubGlobal(name, storage)
    const { [store]: kept } = await load()
    expect(keeps(kept)).toBe(true)
    expect(kept.setItem('a', '2')).toBe(true)
    expect(kept.keys()).toEqual(['old', 'a'])
    expect([kept.getItem('old'), kept.getItem('a'), kept.getItem('none')]).toEqual(['1', '2', null])
    kept.removeItem('old')
    expect([...stored]).toEqual([['a', '2']])
    kept.clear()
    expect(stored.size).toBe(0)
  })

  it.each([
    ['is absent', () => vi.stubGlobal(name, undefined)],
    ['is null', () => vi.stubGlobal(name, null)],
    ['forbids each use', () => vi.stubGlobal(name, forbidding)],
    ['forbids the access', () => blockAccess(name)],
    ['is full', () => vi.stubGlobal(name, working({}, () => true).storage)]
  ])('that %s is replaced by memory until the page is left', async (_, prepare) => {
    prepare()
    const { [store]: kept } = await load()
    expect(keeps(kept)).toBe(false)
    expect(kept.getItem('a')).toBeNull()
    expect(kept.setItem('a', '1')).toBe(false)
    expect(kept.getItem('a')).toBe('1')
    expect(kept.keys()).toEqual(['a'])
    kept.removeItem('a')
    expect(kept.getItem('a')).toBeNull()
    kept.setItem('b', '2')
    kept.clear()
    expect(kept.keys()).toEqual([])
    vi.resetModules()
    if (name in globalThis) Reflect.deleteProperty(globalThis, name)
    expect((await load())[store].getItem('b')).toBeNull()
  })

  it('that has become full shows the new value, and keeps it as soon as there is room', async () => {
    let isFull = true
    const browser = working({ a: 'old' }, () => isFull)
    vi.stubGlobal(name, browser.storage)
    const { [store]: kept } = await load()
    expect(kept.setItem('a', 'new')).toBe(false)
    expect(kept.getItem('a')).toBe('new')
    expect(browser.kept.get('a')).toBe('old')
    isFull = false
    expect(kept.setItem('a', 'newer')).toBe(true)
    expect([kept.getItem('a'), browser.kept.get('a')]).toEqual(['newer', 'newer'])
  })
})

describe('the two storages', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
  })
  it('have a memory each', async () => {
    const { localStore, tabStore } = await load()
    localStore.setItem('a', '1')
    expect(tabStore.getItem('a')).toBeNull()
  })
})
