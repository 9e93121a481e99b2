import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A shape of a drawing: its element and its place. */
export interface Shape {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly box: Box
  readonly label: Box | null
}

export interface Line {
  readonly id: string
  readonly name: string
  readonly points: readonly Point[]
  readonly label: Box | null
}

export interface Layout {
  readonly shapes: readonly Shape[]
  readonly lines: readonly Line[]
}

const list = (value: unknown): readonly ModdleElement[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const within = (value: unknown): number => Math.max(-20_000, Math.min(20_000, number(value)))

function boxOf(bounds: unknown): Box | null {
  if (!bounds) return null
  const { x, y, width, height } = bounds as ModdleElement
  return { x: within(x), y: within(y), width: within(width), height: within(height) }
}

/**
 * Returns the positions of a document's elements. If the document has no drawing, the elements are arranged in rows.
 */
export async function layoutOf(xml: string): Promise<Layout> {
  const { rootElement } = await new BpmnModdle().fromXML(xml)
  const drawn = list(rootElement.diagrams).flatMap(diagram =>
    list((diagram.plane as ModdleElement | undefined)?.planeElement)
  )
  const shapes: Shape[] = []
  const lines: Line[] = []
  for (const each of drawn) {
    const element = each.bpmnElement as ModdleElement | undefined
    if (!element) continue
    const { id, name } = { id: text(element.id), name: text(element.name) }
    const label = boxOf((each.label as ModdleElement | undefined)?.bounds)
    const box = boxOf(each.bounds)
    if (box) shapes.push({ id, type: element.$type, name, box, label })
    const points = list(each.waypoint).map(({ x, y }) => ({ x: within(x), y: within(y) }))
    if (points.length > 1) lines.push({ id, name, points, label })
  }
  return shapes.length > 0 ? { shapes, lines } : inRows(rootElement)
}

const step = { x: 160, y: 120 }

/** Arranges the elements in columns, by their distance from the start event. */
function inRows(document: ModdleElement): Layout {
  const elements = list(document.rootElements).flatMap(({ flowElements }) => list(flowElements))
  const flows = elements.filter(({ $type }) => $type === 'bpmn:SequenceFlow')
  const columns = new Map<string, number>()
  const queue = elements.filter(({ $type }) => $type === 'bpmn:StartEvent').map(({ id }) => text(id))
  for (const id of queue) columns.set(id, 0)
  const outOf = Map.groupBy(flows, ({ sourceRef }) => text((sourceRef as ModdleElement | undefined)?.id))
  for (const id of queue) {
    for (const { targetRef } of outOf.get(id) ?? []) {
      const to = text((targetRef as ModdleElement | undefined)?.id)
      if (!to || columns.has(to)) continue
      columns.set(to, (columns.get(id) ?? 0) + 1)
      queue.push(to)
    }
  }
  const filled = new Map<number, number>()
  const shapes = elements
    .filter(({ $type }) => $type !== 'bpmn:SequenceFlow')
    .map((element): Shape => {
      const column = columns.get(text(element.id)) ?? 0
      const row = filled.get(column) ?? 0
      filled.set(column, row + 1)
      const isTask = /Task$/.test(element.$type)
      const [width, height] = isTask ? [110, 70] : [40, 40]
      const box = { x: column * step.x - width / 2, y: row * step.y - height / 2, width, height }
      return { id: text(element.id), type: element.$type, name: text(element.name), box, label: null }
    })
  const boxes = new Map(shapes.map(({ id, box }) => [id, box]))
  const middle = (id: string): Point | undefined => {
    const box = boxes.get(id)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const lines = flows.flatMap((flow): Line[] => {
    const ends = [flow.sourceRef, flow.targetRef].map(end =>
      middle(text((end as ModdleElement | undefined)?.id))
    )
    const points = ends.filter(point => point !== undefined)
    return points.length < 2 ? [] : [{ id: text(flow.id), name: text(flow.name), points, label: null }]
  })
  return { shapes, lines }
}
