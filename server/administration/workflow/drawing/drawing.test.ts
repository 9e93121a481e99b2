import { describe, expect, it } from 'vitest'
import { documentOf, sequence, task } from '../../../../tests/support/servers/processes.ts'
import { layoutOf } from './layout.ts'
import { svgOf } from './svg.ts'

const own = 'activiti:assignee="a"'
const plain = documentOf(sequence(task('初审', own), task('名称很长的任务'.repeat(5), own)))

/** The same document with a drawing of its start, its first task and the flow between them. */
const drawn = (bounds: string) =>
  plain.replace(
    '</definitions>',
    `<bpmndi:BPMNDiagram xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"
      xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI">
      <bpmndi:BPMNPlane bpmnElement="leave">
        <bpmndi:BPMNShape bpmnElement="e1">${bounds}</bpmndi:BPMNShape>
        <bpmndi:BPMNEdge bpmnElement="e3"><di:waypoint x="10" y="20"/><di:waypoint x="300" y="20"/></bpmndi:BPMNEdge>
        <bpmndi:BPMNShape bpmnElement="nowhere"><dc:Bounds x="0" y="0" width="1" height="1"/></bpmndi:BPMNShape>
      </bpmndi:BPMNPlane>
    </bpmndi:BPMNDiagram></definitions>`
  )

describe('the layout of a drawing', () => {
  it('is where the document says', async () => {
    const { shapes, lines } = await layoutOf(drawn('<dc:Bounds x="10" y="20" width="100" height="80"/>'))
    expect(shapes).toEqual([
      {
        id: 'e1',
        type: 'bpmn:UserTask',
        name: '初审',
        box: { x: 10, y: 20, width: 100, height: 80 },
        label: null
      }
    ])
    expect(lines[0]?.points).toEqual([
      { x: 10, y: 20 },
      { x: 300, y: 20 }
    ])
  })

  it('is one step after the other where the document says nothing', async () => {
    const { shapes, lines } = await layoutOf(plain)
    const at = Object.fromEntries(shapes.map(({ type, name, box }) => [name || type, box.x + box.width / 2]))
    expect(at).toMatchObject({ 开始: 0, 初审: 160, 结束: 480 })
    expect(lines).toHaveLength(3)
  })

  it('keeps within bounds whatever the numbers are', async () => {
    const { shapes } = await layoutOf(drawn('<dc:Bounds x="1e308" y="NaN" width="99999999" height="80"/>'))
    for (const value of Object.values(shapes[0]?.box ?? {}))
      expect(Math.abs(value)).toBeLessThanOrEqual(20_000)
  })
})

describe('the picture', () => {
  it('marks where an instance stands, and that alone', async () => {
    const picture = svgOf(await layoutOf(plain), new Set(['e1']), '请假')
    expect(picture.match(/fill="#EAF1FB" stroke="#1B5FBF"/g)).toHaveLength(1)
    expect(picture).toContain('<title>请假</title>')
  })

  it('begins where the drawing does, far from the origin as well', async () => {
    const layout = await layoutOf(
      drawn('<dc:Bounds x="600" y="500" width="100" height="80"/>').replaceAll(
        /<bpmndi:BPMNEdge.*?<\/bpmndi:BPMNEdge>|<bpmndi:BPMNShape bpmnElement="nowhere">.*?<\/bpmndi:BPMNShape>/g,
        ''
      )
    )
    expect(svgOf(layout, new Set(), '请假')).toContain('viewBox="570 470 260 140"')
  })

  it('breaks long names into three lines at most', async () => {
    const picture = svgOf(await layoutOf(plain), new Set(), '请假')
    expect(picture).toContain('…</text>')
  })

  it('says which roles may do a task, in lines of its width, all of them', async () => {
    const layout = await layoutOf(plain)
    const of = (names: string[]) => svgOf(layout, new Set(), '请假', new Map([['e1', names]]))
    expect(of(['系统管理员'])).toContain('>系统管理员</text>')
    const names = ['系统管理员', '留言编辑', '部门管理员', '平台值班人员', '案例审核员']
    const picture = of(names)
    const texts = [...picture.matchAll(/>([^<]*)<\/text>/g)].map(([, text]) => text)
    expect(texts.join('')).toContain(names.join('、'))
    expect(picture).not.toContain('系统管理员、留言编辑、部门管理员')
    // the picture is as high as its lowest line
    const [, , top = 0, , height = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(picture) ?? []).map(Number)
    const lowest = Math.max(
      ...[...picture.matchAll(/ y="([^"]+)" fill="#646A73" font-size="10"/g)].map(([, y]) => Number(y))
    )
    expect(lowest).toBeLessThan(top + height)
    expect(of([])).toBe(svgOf(layout, new Set(), '请假'))
  })

  it('holds names as text', async () => {
    const hostile = documentOf(task('&lt;a onload=&quot;x&quot;&gt;&amp;&#x2028;', own), {
      name: '&lt;/title&gt;'
    })
    const picture = svgOf(await layoutOf(hostile), new Set(), '</title><script>')
    expect(picture).not.toMatch(/<script|<a |onload="/)
    expect(picture.match(/<\/title>/g)).toHaveLength(1)
  })
})
