import { describe, expect, it } from 'vitest'
import { isTileTemplate } from './tile-template.ts'

describe('the address of tiles', () => {
  it.each([
    'https://tiles.example.org/{z}/{x}/{y}.png',
    'https://t0.example.org/DataServer?T=vec_w&x={x}&y={y}&l={z}&tk=0123',
    'http://10.1.2.3:8080/{z}/{x}/{y}'
  ])('may be %s', template => {
    expect(isTileTemplate(template)).toBe(true)
  })

  it.each([
    '',
    'tiles',
    'https://tiles.example.org/{z}/{x}',
    'https://tiles.example.org/{z}/{x}/{y}/{y}',
    'https://{x}.example.org/{z}/{y}',
    'https://tiles.example.org:{z}/{x}/{y}',
    'https://{s}.example.org/{z}/{x}/{y}',
    'https://me:secret@example.org/{z}/{x}/{y}',
    'https://example.org/#{z}/{x}/{y}',
    'file:///{z}/{x}/{y}',
    'javascript:alert({z}{x}{y})',
    'ftp://example.org/{z}/{x}/{y}'
  ])('may not be %s', template => {
    expect(isTileTemplate(template)).toBe(false)
  })
})
