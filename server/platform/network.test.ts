import { describe, expect, test } from 'vitest'
import { maskIp, networkOf } from './network.ts'

describe('the network under which an address is counted', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown']
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('of IPv6 is its /64 network, because one network has a great many addresses', () => {
    expect(networkOf('2001:db8:1:2::5')).toBe(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd'))
    expect(networkOf('2001:db8:1:2::5')).not.toBe(networkOf('2001:db8:1:3::5'))
  })
})

describe('the address that the owner of an account reads', () => {
  test.each([
    ['203.0.113.7', '203.0.113.*'],
    ['::ffff:203.0.113.7', '203.0.113.*'],
    ['2001:db8:1:2::7', '2001:db8:1:*'],
    ['2001:db8::7', '2001:db8:0:*'],
    ['fe80::1', 'fe80:0:0:*'],
    ['::1', '0:0:0:*'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:*'],
    ['', '']
  ])('of %s is %s', (address, shown) => {
    expect(maskIp(address)).toBe(shown)
  })
})
