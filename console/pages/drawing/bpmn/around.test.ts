import { describe, expect, it } from 'vitest'
import { around, crossesOne, type Point, type Rectangle } from './around.ts'

const task = (x: number, y: number): Rectangle => ({ x, y, width: 100, height: 80 })
const gateway = (x: number, y: number): Rectangle => ({ x, y, width: 50, height: 50 })
const centre = ({ x, y, width, height }: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 })

const [a, b, c] = [task(0, 0), task(150, 0), task(300, 0)]

/** The straight line between the middles, as the drawing editor would cut it at the borders. */
const straight = (from: Rectangle, to: Rectangle) => [centre(from), centre(to)]

describe('a new line', () => {
  it.each<[string, Rectangle, Rectangle, Rectangle[]]>([
    ['over a task between two', a, c, [b]],
    ['back over it', c, a, [b]],
    ['over two tasks', a, task(450, 0), [b, c]],
    ['down past a task', task(0, 0), task(0, 300), [task(0, 150)]],
    ['up past it', task(0, 300), task(0, 0), [task(0, 150)]],
    ['from a gateway past a task', gateway(0, 15), c, [b]],
    ['to a gateway past a task', a, gateway(300, 15), [b]],
    ['past tasks in two rows', a, c, [b, task(150, -100), task(150, 100)]],
    ['across to another row', a, task(300, 200), [task(150, 100)]],
    ['where the next level is taken', a, c, [b, task(140, -110), task(140, 110)]]
  ])('%s leads around what stands in its way', (_, from, to, others) => {
    const boxes = [from, to, ...others]
    expect(crossesOne(straight(from, to), others)).toBe(true)
    const way = around(straight(from, to), from, to, boxes) ?? []
    expect(way.length).toBeGreaterThan(2)
    expect(crossesOne(way, boxes)).toBe(false)
  })

  it('that nothing stops stays as it is', () => {
    expect(around(straight(a, b), a, b, [a, b, c])).toBeUndefined()
    const touching = [
      { x: 100, y: 80 },
      { x: 300, y: 80 }
    ]
    expect(around(touching, a, c, [a, b, c]), 'along a border').toBeUndefined()
  })
})
