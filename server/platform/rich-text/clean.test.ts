import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean.ts'
import { isBlank, toPlainText, withImageAddresses } from './read.ts'

const own = 'abcdef0123456789.jpg'
const clean = (html: string) => cleanHtml(html, new Set([own]))

describe('a formatted text', () => {
  it.each([
    ['<h1>公园</h1><div>请<b>您</b>来说</div>', '<h2>公园</h2><p>请<strong>您</strong>来说</p>'],
    ['<ul><li>一<li>二</ul>', '<ul><li>一</li><li>二</li></ul>'],
    ['1 < 2 && 3 > 2', '1 &lt; 2 &amp;&amp; 3 &gt; 2'],
    [
      '<table><tr><td colspan="2" onclick="x">表</td></tr></table>',
      '<table><tr><td colspan="2">表</td></tr></table>'
    ],
    [
      '<a href="https://example.org/?a=1&amp;b=2" target=_top>看</a>',
      '<a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer nofollow">看</a>'
    ],
    [`<img src="/files/upload_tmp/${own}?key=abc" alt="图">`, `<img src="/files/attachment/${own}" alt="图">`]
  ])('keeps an element of the list: %s', (html, cleaned) => {
    expect(clean(html)).toBe(cleaned)
  })

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT/x>alert(1)</script >',
    '<scr<script>ipt>alert(1)</script>',
    '<svg><a href="javascript:alert(1)"><script>alert(1)</script></a></svg>',
    '<style>*{background:url(//evil)}</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<img src=x onerror=alert(1)>',
    '<img src="/files/attachment/ffffffffffffffff.jpg">',
    '<a href="javascript:alert(1)"></a>',
    '<a href="java&#x73;cript:alert(1)"></a>',
    '<a href="&#1;javascript:alert(1)"></a>',
    '<a href="//evil.example"></a>',
    '<a href="/\\evil.example"></a>',
    '<a href="/&#9;/evil.example"></a>',
    '<a href="/&#10;/evil.example"></a>',
    '<a href="/.//evil.example"></a>',
    '<a href="/%2e//evil.example"></a>',
    '<p style="position:fixed" onclick="alert(1)" id="x"></p>',
    '<math><mtext><img src=x></math>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<template><p>x</p></template>'
  ])('removes everything else: %s', html => {
    expect(clean(html)).not.toMatch(/script|onerror|onclick|style|evil|id=|src|svg|math|template/i)
  })

  it('has only elements of the list, whatever was sent', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '</',
        '"',
        "'",
        '=',
        '/',
        '<!--',
        '-->',
        '&',
        '&lt;',
        '&#60;',
        ' ',
        '<p>',
        '</p>'
      ),
      fc.constantFrom(
        '<script',
        'script>',
        '<img src=',
        'onerror=',
        '<a href="',
        'javascript:',
        '<td rowspan=9'
      ),
      fc.string({ maxLength: 5 })
    )
    const attribute = ' (?:href|rel|src|alt|colspan|rowspan)="[^"<>]*"'
    const allowed = new RegExp(`^(?:[^<>]|</?[a-z0-9]+>|<[a-z]+(?:${attribute})+>)*$`)
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
        const cleaned = clean(pieces.join(''))
        expect(cleaned).toMatch(allowed)
        expect(cleaned).not.toMatch(/<script|<img src="(?!\/files\/)|href="(?!https?:|\/)/)
        expect(clean(cleaned)).toBe(cleaned)
      }),
      { seed: 20260302 }
    )
  })

  it('is read in one pass, also if it is written to need several', () => {
    for (const hostile of ['<a "', '<', '<p>', '</p', 'a=', '<!--', '<script', '&#', '<a href="', "<b a'"]) {
      expect(clean(hostile.repeat(Math.ceil(50_000 / hostile.length))).length).toBeLessThan(300_000)
    }
  })

  it('has the same text without its format', () => {
    expect(toPlainText(clean('<p>请<strong>您</strong>说</p><p>一 &lt; 二</p>'))).toBe('请您说 一 < 二')
    expect(isBlank(clean('<p> &nbsp;<br></p>'))).toBe(true)
    expect(isBlank(`<p><img src="/files/attachment/${own}" alt=""></p>`)).toBe(false)
  })

  it('shows its pictures by the addresses that the reader was given', () => {
    const address = `/files/attachment/${own}?key=1.2`
    expect(withImageAddresses(clean(`<img src="/files/attachment/${own}">`), new Map([[own, address]]))).toBe(
      `<img src="${address}" alt="">`
    )
  })
})
