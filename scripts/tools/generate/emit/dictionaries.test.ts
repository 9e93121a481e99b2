import { describe, expect, it } from 'vitest'
import { contractDictionaries } from './dictionaries.ts'

const document = {
  state: { type: ['integer', 'null'], enum: [0, 1, null], 'x-dict': 'state' },
  filter: { type: 'array', items: { type: 'integer', maximum: 100, 'x-dict': 'state' } },
  domain: { type: 'integer', minimum: 1, maximum: 500, 'x-dict': 'domain' },
  again: [{ type: 'integer', minimum: 0, maximum: 300, 'x-dict': 'domain' }],
  kind: { type: 'string', 'x-dict': 'kind' }
}

describe('the dictionaries of the contract', () => {
  const found = contractDictionaries(document)

  it('are fixed when a field lists their values', () => {
    expect(found.get('state')).toMatchObject({ isNumber: true, values: ['0', '1'] })
    expect(found.get('domain')?.values).toBeNull()
  })

  it('are numbers within the limits of all their fields', () => {
    expect(found.get('domain')).toMatchObject({ isNumber: true, min: 1, max: 300 })
    expect(found.get('kind')).toMatchObject({ isNumber: false })
  })

  it('are ordered by name', () => {
    expect([...found.keys()]).toEqual(['domain', 'kind', 'state'])
  })
})
