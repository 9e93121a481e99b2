import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeWords } from './whole-words.tsx'

/** Returns a text with each part that does not break in brackets. */
const parts = (text: string) =>
  renderToStaticMarkup(<WholeWords>{text}</WholeWords>)
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')

test('no line ends within a Chinese word; other words break where they did', () => {
  expect(parts('申请删除：人行道坏了，没有处理')).toBe('[申请][删除]：[人行道][坏][了]，[没有][处理]')
  expect(parts('G2高速K120+300')).toBe('G2[高速]K120+300')
  expect(parts('Delete: street lamp')).toBe('Delete: street lamp')
})
