/** Leads a line around the elements that stand in its way. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels between a line and the element that it passes. */
const gap = 20
/** Pixels that a bend counts as, so that a line with fewer bends is preferred. */
const bendCost = 40

const right = ({ x, width }: Rectangle) => x + width
const bottom = ({ y, height }: Rectangle) => y + height
const middle = ({ x, y, width, height }: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Tells whether the line between two points passes through the inside of a box; its border does not count. */
function passes(from: Point, to: Point, box: Rectangle): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const sides = [
    [-dx, from.x - box.x - 1],
    [dx, right(box) - 1 - from.x],
    [-dy, from.y - box.y - 1],
    [dy, bottom(box) - 1 - from.y]
  ] as const
  let [enters, leaves] = [0, 1]
  for (const [direction, distance] of sides) {
    if (direction === 0 && distance <= 0) return false
    if (direction < 0) enters = Math.max(enters, distance / direction)
    if (direction > 0) leaves = Math.min(leaves, distance / direction)
  }
  return enters < leaves
}

/** Tells whether a line passes through one of the boxes. */
export const crossesOne = (points: readonly Point[], boxes: readonly Rectangle[]): boolean =>
  points.some((point, index) => {
    const next = points[index + 1]
    return next !== undefined && boxes.some(box => passes(point, next, box))
  })

const length = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => {
    const next = points[index + 1] ?? point
    return sum + Math.abs(next.x - point.x) + Math.abs(next.y - point.y)
  }, points.length * bendCost)

/**
 * Returns a way from one box to another that passes through none of the boxes, the shortest of those with few bends;
 * undefined if the line passes through none already, or if no such way is found.
 * @param boxes all elements, with both ends of the line
 */
export function around(
  points: readonly Point[],
  from: Rectangle,
  to: Rectangle,
  boxes: readonly Rectangle[]
): Point[] | undefined {
  const others = boxes.filter(box => box !== from && box !== to)
  if (!crossesOne(points, others)) return undefined
  const [start, end] = [middle(from), middle(to)]
  const levels = boxes.flatMap(box => [box.y - gap, bottom(box) + gap])
  const columns = boxes.flatMap(box => [box.x - gap, right(box) + gap])
  const verticalEnd = (box: Rectangle, y: number) => (y < box.y ? box.y : bottom(box))
  const horizontalEnd = (box: Rectangle, x: number) => (x < box.x ? box.x : right(box))
  const ways: Point[][] = [
    // out at the top or the bottom, along a level, and in again
    ...levels.map(y => [
      { x: start.x, y: verticalEnd(from, y) },
      { x: start.x, y },
      { x: end.x, y },
      { x: end.x, y: verticalEnd(to, y) }
    ]),
    // out at a side, along a column, and in again
    ...columns.map(x => [
      { x: horizontalEnd(from, x), y: start.y },
      { x, y: start.y },
      { x, y: end.y },
      { x: horizontalEnd(to, x), y: end.y }
    ]),
    // out at a side, over a level, and in at a side
    ...levels.flatMap(y =>
      [from.x - gap, right(from) + gap].flatMap(out =>
        [to.x - gap, right(to) + gap].map(into => [
          { x: horizontalEnd(from, out), y: start.y },
          { x: out, y: start.y },
          { x: out, y },
          { x: into, y },
          { x: into, y: end.y },
          { x: horizontalEnd(to, into), y: end.y }
        ])
      )
    )
  ]
  const free = ways.filter(way => !crossesOne(way, boxes))
  return free.toSorted((one, other) => length(one) - length(other))[0]
}
