/** BPMN documents for tests, built from nested blocks. */

export type Block =
  | { kind: 'task'; name?: string; attributes?: string }
  | { kind: 'sequence'; parts: readonly Block[] }
  /** Takes a way by its number; the last one is the default flow, unless the choice has none. */
  | { kind: 'choice'; variable: string; ways: readonly Block[]; noDefault?: true }
  | { kind: 'parallel'; ways: readonly Block[] }
  /** Repeats the body while `again` is true. */
  | { kind: 'loop'; body: Block }

export const task = (name: string, attributes: string): Block => ({ kind: 'task', name, attributes })
export const sequence = (...parts: Block[]): Block => ({ kind: 'sequence', parts })

/** The attribute of a task that everybody may claim. */
const anybody = 'activiti:candidateUsers="anybody"'

interface Ends {
  first: string
  last: string
}

/** Returns a document with one process, which has this block between its start and its end. */
export function documentOf(block: Block, { key = 'leave', name = '请假', more = '' } = {}): string {
  const elements: string[] = []
  let count = 0
  const add = (tag: string, attributes = '', inside = ''): string => {
    const id = `e${++count}`
    elements.push(`<${tag} id="${id}" ${attributes}>${inside}</${tag}>`)
    return id
  }
  const flow = (from: string, to: string, condition?: string): string => {
    const inside = condition
      ? `<conditionExpression xsi:type="tFormalExpression"><![CDATA[\${${condition}}]]></conditionExpression>`
      : ''
    return add('sequenceFlow', `sourceRef="${from}" targetRef="${to}"`, inside)
  }
  const setDefault = (gateway: string, id: string) => {
    const at = elements.findIndex(element => element.includes(`id="${gateway}"`))
    elements[at] = elements[at]?.replace(`id="${gateway}"`, `id="${gateway}" default="${id}"`) ?? ''
  }
  const branches = (
    tag: string,
    ways: readonly Block[],
    condition: (way: number, isLast: boolean) => string | undefined
  ): Ends => {
    const [first, last] = [add(tag), add(tag)]
    for (const [index, way] of ways.entries()) {
      const { first: inner, last: outer } = draw(way)
      const chosen = condition(index, index === ways.length - 1)
      const id = flow(first, inner, chosen)
      if (tag === 'exclusiveGateway' && chosen === undefined) setDefault(first, id)
      flow(outer, last)
    }
    return { first, last }
  }
  const draw = (one: Block): Ends => {
    switch (one.kind) {
      case 'task': {
        const id = add('userTask', `name="${one.name ?? '办理'}" ${one.attributes ?? anybody}`)
        return { first: id, last: id }
      }
      case 'sequence': {
        const drawn = one.parts.map(draw)
        for (const [index, { first }] of drawn.slice(1).entries()) flow(drawn[index]?.last ?? '', first)
        return { first: drawn[0]?.first ?? '', last: drawn.at(-1)?.last ?? '' }
      }
      case 'choice':
        return branches('exclusiveGateway', one.ways, (way, isLast) =>
          isLast && !one.noDefault ? undefined : `${one.variable} == ${way}`
        )
      case 'parallel':
        return branches('parallelGateway', one.ways, () => undefined)
      case 'loop': {
        const { first: inner, last: outer } = draw(one.body)
        const [first, last] = [add('exclusiveGateway'), add('exclusiveGateway')]
        flow(first, inner)
        flow(outer, last)
        flow(last, first, 'again == true')
        const on = add('exclusiveGateway')
        setDefault(last, flow(last, on))
        return { first, last: on }
      }
    }
  }
  const { first, last } = draw(block)
  const [start, end] = [add('startEvent', 'name="开始"'), add('endEvent', 'name="结束"')]
  flow(start, first)
  flow(last, end)
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:activiti="http://activiti.org/bpmn" targetNamespace="http://www.omg.org/spec/BPMN/20100524/MODEL">
  <process id="${key}" name="${name}" isExecutable="true">
    ${elements.join('\n    ')}
    ${more}
  </process>
</definitions>`
}
