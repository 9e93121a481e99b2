/** Places the elements of documents from other programs that contain no positions. */

import { around, type Point, type Rectangle } from './around.ts'

const bpmn = 'http://www.omg.org/spec/BPMN/20100524/MODEL'
const spaces =
  'xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" ' +
  'xmlns:di="http://www.omg.org/spec/DD/20100524/DI"'

const step = { x: 170, y: 120 }

type Box = Rectangle

/** The pattern of names that can be written into an attribute unchanged; the editor reports the others. */
const plain = /^[\p{L}_][\p{L}\p{N}_.-]*$/u

/**
 * Returns the document with positions for its elements, one after the other, if it has none.
 * @param meant the id of the process that is placed, if there are several
 */
export function placed(xml: string, meant?: string): string {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (document.getElementsByTagNameNS('*', 'BPMNShape').length > 0) return xml
  const processes = [...document.getElementsByTagNameNS(bpmn, 'process')]
  const process = processes.find(one => one.getAttribute('id') === meant) ?? processes[0]
  const key = process?.getAttribute('id') ?? ''
  const end = /<\/[\w.-]*:?definitions\s*>\s*$/.exec(xml)
  if (!process || !end || !plain.test(key)) return xml
  const children = [...process.children].filter(child => plain.test(child.getAttribute('id') ?? ''))
  const flows = children.filter(child => child.localName === 'sequenceFlow')
  const boxes = boxesOf(
    children.filter(
      child => !['sequenceFlow', 'extensionElements', 'documentation'].includes(child.localName)
    ),
    flows
  )
  const shapes = [...boxes].map(
    ([id, { x, y, width, height }]) =>
      `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`
  )
  const lines = flows.flatMap(flow => {
    const [from, to] = ['sourceRef', 'targetRef'].map(end => boxes.get(flow.getAttribute(end) ?? ''))
    const id = flow.getAttribute('id')
    return from && to
      ? [
          `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${waypoints(way(from, to), from, to, [...boxes.values()])}</bpmndi:BPMNEdge>`
        ]
      : []
  })
  const diagram =
    `<bpmndi:BPMNDiagram ${spaces} id="${key}_diagram"><bpmndi:BPMNPlane id="${key}_plane" bpmnElement="${key}">` +
    `${shapes.join('')}${lines.join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`
  return xml.slice(0, end.index) + diagram + xml.slice(end.index)
}

const idOf = (element: globalThis.Element) => element.getAttribute('id') ?? ''

/**
 * Returns the boxes of elements. Columns are in the order in which flows reach the elements; elements of one column are
 * below each other.
 */
function boxesOf(
  nodes: readonly globalThis.Element[],
  flows: readonly globalThis.Element[]
): Map<string, Box> {
  const columns = new Map(nodes.filter(node => node.localName === 'startEvent').map(node => [idOf(node), 0]))
  const outOf = Map.groupBy(flows, flow => flow.getAttribute('sourceRef') ?? '')
  // the loop also visits entries that are added to the map meanwhile
  for (const [id, column] of columns)
    for (const flow of outOf.get(id) ?? []) {
      const to = flow.getAttribute('targetRef') ?? ''
      if (!columns.has(to)) columns.set(to, column + 1)
    }
  const filled = new Map<number, number>()
  return new Map(
    nodes.map(node => {
      const column = columns.get(idOf(node)) ?? 0
      const row = filled.get(column) ?? 0
      filled.set(column, row + 1)
      const [width, height] = sizeOf(node.localName)
      const [x, y] = [160 + column * step.x - width / 2, 160 + row * step.y - height / 2]
      return [idOf(node), { x, y, width, height }]
    })
  )
}

function sizeOf(name: string): readonly [number, number] {
  if (/Event$/.test(name)) return [36, 36]
  return /Gateway$/.test(name) ? [50, 50] : [100, 80]
}

/** Returns the line from the right side of one box to the left side of another; a line backwards goes over the top. */
function way(from: Box, to: Box): Point[] {
  const [y1, y2] = [from.y + from.height / 2, to.y + to.height / 2]
  const ahead = to.x > from.x + from.width
  return ahead
    ? [
        { x: from.x + from.width, y: y1 },
        { x: to.x - 20, y: y1 },
        { x: to.x - 20, y: y2 },
        { x: to.x, y: y2 }
      ]
    : [
        { x: from.x + from.width / 2, y: from.y },
        { x: from.x + from.width / 2, y: from.y - 30 },
        { x: to.x + to.width / 2, y: from.y - 30 },
        { x: to.x + to.width / 2, y: to.y }
      ]
}

/** Returns the elements of a line, which leads around the boxes in its way. */
const waypoints = (points: readonly Point[], from: Box, to: Box, boxes: readonly Box[]): string =>
  (around(points, from, to, boxes) ?? points).map(({ x, y }) => `<di:waypoint x="${x}" y="${y}"/>`).join('')
