import { describe, expect, it } from 'vitest'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { fileUrl, isKeyGood, thumbnailNameOf, thumbnailUrl } from '../../platform/files/address.ts'

const keys = testKeys()
const now = new Date('2026-03-02T02:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const file = { storedName: '0a1b2c3d4e5f6071.jpg', hasThumbnail: true, attached: true, open: false }
const keyOf = (url: string) => new URL(url, 'http://x').searchParams.get('key') ?? ''

describe('the address of a file', () => {
  it('is plain for what everybody may read', () => {
    expect(fileUrl(keys, { ...file, open: true }, now)).toBe('/files/attachment/0a1b2c3d4e5f6071.jpg')
    expect(thumbnailUrl(keys, { ...file, open: true }, now)).toBe(
      '/files/attachment/0a1b2c3d4e5f6071.thumb.webp'
    )
    expect(thumbnailUrl(keys, { ...file, hasThumbnail: false }, now)).toBeNull()
  })

  it('of any other carries a key that is good for an hour at least, and for two at most', () => {
    const url = fileUrl(keys, file, now)
    expect(url).toMatch(/^\/files\/attachment\/0a1b2c3d4e5f6071\.jpg\?key=/)
    expect(isKeyGood(keys, file.storedName, keyOf(url), later(3600))).toBe(true)
    expect(isKeyGood(keys, file.storedName, keyOf(url), later(7201))).toBe(false)
  })

  it('stays the same for a while, so that browsers need not load it again', () => {
    expect(fileUrl(keys, file, later(1))).toBe(fileUrl(keys, file, later(1500)))
  })

  it('of an upload lasts as long as its draft may lie open', () => {
    const url = fileUrl(keys, { ...file, attached: false }, now)
    expect(url).toMatch(/^\/files\/upload_tmp\//)
    expect(isKeyGood(keys, file.storedName, keyOf(url), later(86_400))).toBe(true)
  })

  it('has a key for its name, its time and our secret alone', () => {
    const key = keyOf(fileUrl(keys, file, now))
    const [expiry, mac] = key.split('.')
    const forged = [
      '',
      '.',
      'x',
      mac ?? '',
      `${expiry}.`,
      `${expiry}.${mac}0`,
      `${(Number.parseInt(expiry ?? '', 36) + 3600).toString(36)}.${mac}`,
      `${expiry}.${mac?.replace(/^./, first => (first === '0' ? '1' : '0'))}`
    ]
    expect(forged.filter(one => isKeyGood(keys, file.storedName, one, now))).toEqual([])
    expect(isKeyGood(keys, thumbnailNameOf(file.storedName), key, now)).toBe(false)
    expect(isKeyGood(testKeys(), file.storedName, key, now)).toBe(false)
  })
})
