import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@board/generated/operations'
import { describe, expect, it } from 'vitest'
import { emitDocument } from './document.ts'

const generated = (name: string) => join(import.meta.dirname, '../../../../generated', name)
const long = (letter: string) => letter.repeat(55)

describe('a document', () => {
  const document = {
    openapi: '3.1.1',
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          summary: long('s'),
          tags: [long('t')],
          responses: {
            '200': { $ref: `#/${long('r')}` },
            '400': { $ref: `#/${long('r')}` },
            default: { $ref: `#/${long('r')}`, summary: 'Two keys are no reference.' }
          }
        },
        description: 'One',
        parameters: [{ $ref: `#/${long('p')}` }, { $ref: `#/${long('q')}` }, { $ref: `#/${long('q')}` }]
      },
      '/b': {}
    }
  }
  const text = emitDocument(document)

  it('has the same values', () => {
    expect(JSON.parse(text)).toEqual(document)
  })

  it('has as many plain values, references or list items on a line as fit', () => {
    expect(text.split('\n')).toEqual([
      '{',
      '"openapi":"3.1.1",',
      '"paths":{',
      '"/a":{',
      ' "get":{',
      `  "operationId":"a","summary":"${long('s')}",`,
      `  "tags":["${long('t')}"],`,
      '  "responses":{',
      `   "200":{"$ref":"#/${long('r')}"},"400":{"$ref":"#/${long('r')}"},`,
      `   "default":{"$ref":"#/${long('r')}","summary":"Two keys are no reference."}`,
      '  }',
      ' },',
      ' "description":"One",',
      ' "parameters":[',
      `  {"$ref":"#/${long('p')}"},{"$ref":"#/${long('q')}"},`,
      `  {"$ref":"#/${long('q')}"}`,
      ' ]',
      '},',
      '"/b":{}',
      '}',
      '}',
      ''
    ])
  })
})

describe('the generated contract', () => {
  // programs and people read the whole file; before a limit is raised, repetitions must be removed from the document
  it.each([
    ['openapi.json', 2420],
    ['openapi.ts', 1600]
  ])('has at most so many bytes for each call: %s, %i', (name, most) => {
    const calls = Object.keys(operations).length
    expect(statSync(generated(name)).size / calls).toBeLessThanOrEqual(most)
  })

  it('can be compared by lines: it has many lines, and only long texts make long lines', () => {
    const lines = readFileSync(generated('openapi.json'), 'utf8').split('\n')
    expect(lines.length).toBeGreaterThan(20_000)
    expect(lines.filter(line => line.length > 400).length).toBeLessThan(lines.length / 1000)
  })
})
