import { describe, expect, it } from 'vitest'
import { networks, type Outgoing, targetOf } from './addresses.ts'

const known: Readonly<Record<string, string[]>> = {
  'mail.example.org': ['93.184.216.34'],
  'inner.example.org': ['10.1.2.3'],
  'mixed.example.org': ['93.184.216.34', '127.0.0.1']
}
const outgoing = (opened: string[] = []): Outgoing => ({
  opened: networks(opened),
  resolve: async host => {
    const found = known[host]
    if (!found) throw new Error('ENOTFOUND')
    return found.map(address => ({ address }))
  }
})

describe('an address that the server may connect to', () => {
  it('is a public address, looked up once', async () => {
    expect(await targetOf('mail.example.org', outgoing())).toEqual({
      address: '93.184.216.34',
      family: 4,
      isOpened: false
    })
    expect(await targetOf('[2606:4700::1111]', outgoing())).toMatchObject({ family: 6 })
  })

  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '[::1]',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::127.0.0.1',
    'inner.example.org',
    'mixed.example.org',
    'unknown.example.org'
  ])('is not %s', async host => {
    await expect(targetOf(host, outgoing())).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('is a private address that was opened, and no other', async () => {
    const opened = outgoing(['10.1.2.0/24'])
    expect(await targetOf('inner.example.org', opened)).toMatchObject({
      address: '10.1.2.3',
      isOpened: true
    })
    await expect(targetOf('10.1.3.1', opened)).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

it.each(['loopback', '10.0.0.0/33', '10.0.0.0/', '::/129', '1.2.3'])('%s is no network', text => {
  expect(() => networks([text])).toThrow(text)
})
