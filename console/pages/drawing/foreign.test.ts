import { expect, test } from 'vitest'
import { bulky, pools } from '../../../tests/support/builders/drawings.ts'
import { decoded, findWrongId, freeKey, runs, withKey } from './foreign.ts'

const utf16 = (text: string, isBig: boolean, mark: boolean) => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}
const utf8 = (text: string) => new Uint8Array(Buffer.from(text))
const opened = (bytes: Uint8Array) => {
  const file = decoded(bytes)
  if ('refused' in file) throw new Error(file.refused)
  return file
}

test.for([
  ['UTF-16LE', false, true],
  ['UTF-16BE', true, true],
  ['UTF-16LE', false, false],
  ['UTF-16BE', true, false]
] as const)('a file in %s is read, with or without a byte order mark', ([encoding, isBig, mark]) => {
  const file = opened(utf16(pools({ encoding: 'UTF-16' }), isBig, mark))
  expect(file.encoding).toBe(encoding)
  expect(file.xml).toBe(pools())
})

test.for(['请假流程', '請假', 'task办理', 'my task', '1task', 'ｔａｓｋ', '办理', '流程 1', '-a', 'a（1）'])(
  'the id “%s” is none of BPMN',
  id => {
    expect(findWrongId(['leave', id, 'e1'])).toBe(id)
  }
)

test('ids of other tools are allowed', () => {
  expect(findWrongId(['leave', '_1', 'sid-A1B2', 'Task_0.1', 'x'])).toBeUndefined()
})

test('a file in GBK or ISO-8859-1 is read by its declaration, and only the declaration changes', () => {
  const [before, after] = pools({ encoding: 'gbk' }).split('申请人')
  const gbk = Buffer.concat([
    Buffer.from(`${before?.replaceAll(/[^\0-\x7f]/g, '?')}`),
    Buffer.from([0xc9, 0xea, 0xc7, 0xeb, 0xc8, 0xcb]),
    Buffer.from(`${after?.replaceAll(/[^\0-\x7f]/g, '?')}`)
  ])
  const file = opened(new Uint8Array(gbk))
  expect(file.encoding).toBe('GBK')
  expect(file.xml).toContain('encoding="UTF-8"')
  expect(file.xml).toContain('申请人')
  const latin =
    '<?xml version="1.0" encoding="ISO-8859-1"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="p" name="Prüfung"/></definitions>'
  expect(opened(new Uint8Array(Buffer.from(latin, 'latin1'))).xml).toContain('Prüfung')
})

test.for([
  ['an encoding that no browser knows', pools({ encoding: 'EBCDIC-XY' }), 'unknownEncoding'],
  ['a document type', `<!DOCTYPE a>${bulky(2000, 'p')}`, 'documentType'],
  ['more than 2 MB', bulky(2 * 1024 * 1024 + 5000, 'p'), 'tooLarge']
] as const)('%s is refused with its reason', ([, text, refused]) => {
  expect(decoded(utf8(text))).toMatchObject({ refused })
})

test('a file whose encoding is not the declared one is refused', () => {
  const bytes = new Uint8Array(Buffer.from('<?xml version="1.0"?><a b="\xff\xfe"/>', 'latin1'))
  expect(decoded(bytes)).toEqual({ refused: 'wrongEncoding', encoding: 'UTF-8' })
})

test('the only executable process is chosen; if none or several are executable, none is chosen', () => {
  const pool = (id: string, isExecutable: boolean) => ({ id, name: id, isExecutable })
  expect(runs([pool('a', false), pool('b', true)])).toBe('b')
  expect(runs([pool('a', false), pool('b', false)])).toBeUndefined()
  expect(runs([pool('a', true), pool('b', true)])).toBeUndefined()
  expect(runs([{ id: 'p', name: 'p', isExecutable: false }])).toBe('p')
})

test('another key changes the process and its references, and nothing else', () => {
  const xml = pools()
  const changed = withKey(xml, 'sid-office', 'sid-office_2')
  expect(changed).toContain('<process id="sid-office_2"')
  expect(changed).toContain('processRef="sid-office_2"')
  expect(changed.replaceAll('sid-office_2', 'sid-office')).toBe(xml)
  expect(freeKey('a', new Set(['a', 'a_2']))).toBe('a_3')
  expect(freeKey('x'.repeat(64), new Set())).toHaveLength(61)
})
