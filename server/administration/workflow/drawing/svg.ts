import type { Box, Layout, Line, Point, Shape } from './layout.ts'

const ink = '#1F2329'
const line = '#646A73'
const accent = '#1B5FBF'
const accentSoft = '#EAF1FB'
const font = '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif'

/** Escapes a text for SVG. Characters that XML does not allow are removed. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const round = (value: number): number => Math.round(value * 10) / 10
const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/**
 * Draws a process as SVG, with texts and shapes only, without scripts and external resources.
 * @param current the ids of the elements that are current in the instance
 * @param roles the names of the roles that may do each task, by the id of its element
 */
export function svgOf(
  { shapes, lines }: Layout,
  current: ReadonlySet<string>,
  title: string,
  roles: ReadonlyMap<string, readonly string[]> = new Map()
): string {
  const edge = edgeOf(
    shapes,
    lines,
    shapes.map(shape => rolesOf(shape, roles.get(shape.id))?.bottom ?? 0)
  )
  const marker =
    `<marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">` +
    `<path d="M0 0L10 5L0 10z" fill="${line}"/></marker>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge.x} ${edge.y} ${edge.width} ${edge.height}"`,
    ` width="${edge.width}" height="${edge.height}" role="img" font-family='${font}' font-size="12">`,
    `<title>${escaped(title)}</title><defs>${marker}</defs>`,
    `<rect x="${edge.x}" y="${edge.y}" width="${edge.width}" height="${edge.height}" fill="#FFFFFF"/>`,
    ...shapes.filter(isFrame).map(drawFrame),
    ...lines.map(drawLine),
    ...shapes
      .filter(shape => !isFrame(shape))
      .map(shape => drawShape(shape, current.has(shape.id)) + drawRoles(shape, roles.get(shape.id))),
    '</svg>'
  ].join('')
}

/**
 * Returns the box that contains the whole drawing.
 * @param bottoms the lower ends of the roles' texts; 0 for a task without roles
 */
function edgeOf(shapes: readonly Shape[], lines: readonly Line[], bottoms: readonly number[]): Box {
  const boxes = [...shapes, ...lines].flatMap(({ label }) => (label ? [label] : []))
  const points = [
    ...[...shapes.map(({ box }) => box), ...boxes].flatMap(box => [
      box,
      { x: box.x + box.width, y: box.y + box.height }
    ]),
    ...lines.flatMap(one => one.points)
  ]
  // a drawing may have more points than a call has room for arguments
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), values[0] ?? 0)
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), values[0] ?? 0)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [least(xs), least(ys)]
  // leaves room for a name below an event
  const margin = 30
  return {
    x: round(left - margin),
    y: round(top - margin),
    width: round(Math.max(200, most(xs) - left) + 2 * margin),
    height: round(Math.max(80, most([...ys, ...bottoms]) - top) + 2 * margin)
  }
}

function drawLine({ points, name, label }: Line): string {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  const place = Math.floor((points.length - 1) / 2)
  const [a, b] = [points[place], points[place + 1]]
  const middle = label ? middleOf(label) : a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 8 } : undefined
  const words = name && middle ? textAt(name, middle, line) : ''
  return `<path d="${path}" fill="none" stroke="${line}" stroke-width="1.5" marker-end="url(#tip)"/>${words}`
}

/** Tells whether a shape is a pool or a lane. These are drawn first, behind their contents. */
const isFrame = ({ type }: Shape): boolean => type === 'bpmn:Participant' || type === 'bpmn:Lane'

/** Draws a pool or a lane with its name upright along its left side. */
function drawFrame({ name, box }: Shape): string {
  const { y } = middleOf(box)
  const frame = `x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}"`
  const x = round(box.x + 15)
  const words = textAt(name, { x, y }, ink).replace(
    '<text ',
    `<text transform="rotate(-90 ${x} ${round(y)})" `
  )
  return `<rect ${frame} fill="none" stroke="${line}"/>${words}`
}

/** A line of the small text of roles: its height, and the width of a Latin letter. */
const roleLine = { height: 12, letter: 5 } as const

/** Returns the roles of a task in lines as wide as the task, with their position. */
function rolesOf({ name, box }: Shape, names: readonly string[] = []) {
  if (names.length === 0) return undefined
  const rows = rowsOf(names.join('、'), Math.max(box.width, 80), roleLine.letter)
  const taken = nameRows(name, box).length * nameLine
  const room = Math.floor(((box.height - taken) / 2 - 4) / roleLine.height)
  const bottom = box.y + box.height
  const isInside = rows.length <= room
  const height = rows.length * roleLine.height
  return {
    rows,
    isInside,
    top: isInside ? bottom - 4 - height : bottom + 2,
    bottom: isInside ? bottom : bottom + 2 + height
  }
}

/** Writes the roles at the bottom of their task, or below it if they need more lines than there is room for. */
function drawRoles(shape: Shape, names: readonly string[] = []): string {
  const roles = rolesOf(shape, names)
  if (!roles) return ''
  const { x } = middleOf(shape.box)
  // a white outline keeps the words legible above lines that pass below the task
  const edge = roles.isInside ? '' : ' stroke="#FFFFFF" stroke-width="3" paint-order="stroke"'
  return roles.rows
    .map((row, index) => textAt(row, { x, y: roles.top + (index + 0.5) * roleLine.height }, line, 10))
    .map(text => text.replace('<text', `<text${edge}`))
    .join('')
}

/** Breaks a text into lines of a width; a Chinese letter is twice as wide as a Latin one. */
function rowsOf(text: string, width: number, letter: number): string[] {
  const room = Math.max(4, Math.floor((width - 12) / letter))
  const rows = ['']
  let used = 0
  for (const one of text) {
    const wide = one.charCodeAt(0) < 0x2e80 ? 1 : 2
    if (used + wide > room) {
      rows.push('')
      used = 0
    }
    used += wide
    rows[rows.length - 1] += one
  }
  return rows.map(row => row.trim())
}

function drawShape({ type, name, box, label }: Shape, isCurrent: boolean): string {
  const stroke = isCurrent ? accent : ink
  const look = `${isCurrent ? 'class="current" ' : ''}fill="${isCurrent ? accentSoft : '#FFFFFF'}" stroke="${stroke}" stroke-width="${isCurrent ? 3 : 1.5}"`
  const { x, y } = middleOf(box)
  const below = textAt(name, label ? middleOf(label) : { x, y: box.y + box.height + 12 }, ink)
  if (type.endsWith('Event')) {
    const radius = round(Math.min(box.width, box.height) / 2)
    const rim = type === 'bpmn:EndEvent' ? look.replace(/stroke-width="[^"]*"/, 'stroke-width="4"') : look
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" ${rim}/>${below}`
  }
  if (type.endsWith('Gateway')) {
    const corners = [
      [x, box.y],
      [box.x + box.width, y],
      [x, box.y + box.height],
      [box.x, y]
    ]
    const points = corners.map(corner => corner.map(value => round(value ?? 0)).join(',')).join(' ')
    const sign = type === 'bpmn:ParallelGateway' ? '+' : type === 'bpmn:ExclusiveGateway' ? '×' : ''
    return `<polygon points="${points}" ${look}/>${textAt(sign, { x, y }, stroke, 22)}${below}`
  }
  const frame = `x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}"`
  return `<rect ${frame} rx="8" ${look}/>${wrapped(name, box, stroke)}`
}

const textAt = (text: string, { x, y }: Point, color: string, size = 12): string =>
  text === ''
    ? ''
    : `<text x="${round(x)}" y="${round(y)}" fill="${color}" font-size="${size}" text-anchor="middle" ` +
      `dominant-baseline="central">${escaped(text)}</text>`

/** The height of a line of a name. */
const nameLine = 16

/** Returns a name in at most three lines inside its box. */
function nameRows(name: string, box: Box): string[] {
  const rows = rowsOf(name, box.width, 6)
  return rows.length > 3 ? [...rows.slice(0, 2), `${(rows[2] ?? '').slice(0, -1)}…`] : rows
}

function wrapped(name: string, box: Box, color: string): string {
  const rows = nameRows(name, box)
  const { x, y } = middleOf(box)
  return rows
    .map((row, index) => textAt(row, { x, y: y + (index - (rows.length - 1) / 2) * nameLine }, color))
    .join('')
}
