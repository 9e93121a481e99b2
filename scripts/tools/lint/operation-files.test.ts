import { describe, expect, it } from 'vitest'
import { findOperationIds, isCounted, isTest, measureSpread } from './operation-files.ts'

const contract = {
  path: 'openapi/family.yaml',
  text: 'paths:\n  /v1/accept:\n    post:\n      operationId: accept\n  /v1/list:\n    get:\n      operationId: listThings\n'
}

describe('the files that name a call', () => {
  it('are counted, once each', () => {
    const files = [
      contract,
      { path: 'server/a.ts', text: "call('accept'); call('accept')" },
      { path: 'docs/a.md', text: '`accept`' }
    ]
    expect(measureSpread(findOperationIds(files), files)).toEqual({
      median: 3,
      p90: 3,
      most: { id: 'accept', files: ['openapi/family.yaml', 'server/a.ts', 'docs/a.md'] }
    })
  })

  it('have the name as a word, and not only in an address or in another name', () => {
    const others = ["'/v1/accept'", 'acceptOffer', 'to-accept', 'accept-it'].map(text => ({
      path: 'server/a.ts',
      text
    }))
    const { most } = measureSpread(['accept'], others)
    expect(most.files).toEqual([])
  })

  it('are those written by hand, without records of the past', () => {
    const paths = [
      'server/a.ts',
      'openapi/family.yaml',
      'docs/guide/boards.md',
      'tests/contract/matrix.ts',
      'portal/dev/samples.ts',
      'generated/facts.ts',
      'docs/guide/access.md',
      'docs/decisions/0136-a.md',
      'CHANGELOG.md',
      'console/logo.svg'
    ]
    expect(paths.filter(isCounted)).toEqual(paths.slice(0, 5))
    expect(paths.filter(isTest)).toEqual(['tests/contract/matrix.ts', 'portal/dev/samples.ts'])
    expect(isTest('server/a.test.ts')).toBe(true)
  })
})
