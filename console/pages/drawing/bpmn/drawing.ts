/** The drawing editor, which wraps bpmn-js. Only the drawing page loads it. */
import Modeler from 'bpmn-js/lib/Modeler'
import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css'
import type { Language } from '../../../i18n/languages.ts'
import './drawing.css'
import { withKey } from '../foreign.ts'
import { around, type Rectangle } from './around.ts'
import { type Part, partOf } from './parts.ts'
import { placed } from './placed.ts'
import { RunnableMenu, RunnablePad, RunnablePalette } from './runnable.ts'
import type { BusinessObject, Element, Services } from './services.ts'
import { type WhoName, whoProperty } from './who.ts'
import { bpmnWords } from './words.ts'

/** The current state of the drawing. */
export interface Snapshot {
  /** A number that grows with every change. */
  readonly revision: number
  readonly parts: readonly Part[]
  readonly process: Part
  /** The selected element; the process if nothing is selected. */
  readonly selected: Part
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Pixels kept free around an element that is scrolled into view, because the palette and the pad are there. */
const room = { top: 80, right: 120, bottom: 80, left: 120 }

/** Tells whether the window is so low that the page scrolls as a whole: the wheel then moves the page, not the drawing. */
const isLow = () => matchMedia('(max-height: 599.95px)').matches

export type NewKind = 'StartEvent' | 'UserTask' | 'ExclusiveGateway' | 'ParallelGateway' | 'EndEvent'

interface Definitions {
  readonly rootElements?: readonly BusinessObject[]
  readonly diagrams?: readonly {
    readonly id: string
    readonly plane?: { readonly bpmnElement?: BusinessObject }
  }[]
}

const processIn = (pool: BusinessObject) => pool.processRef as BusinessObject | undefined

/** Elements that surround others; a line may pass through them. */
const frames = /^bpmn:(Participant|Lane|Group|SubProcess)$/

/** Returns the boxes of the elements that a line must not pass through. */
const boxesOf = (elements: readonly Element[]): Map<Element, Rectangle> =>
  new Map(
    elements.flatMap(element => {
      const { type, x, y, width, height, labelTarget, waypoints } = element
      if (x === undefined || y === undefined || width === undefined || height === undefined) return []
      return waypoints || labelTarget || type === 'label' || frames.test(type)
        ? []
        : [[element, { x, y, width, height }] as const]
    })
  )

/** Returns the first name with a number that no element has: `taskName` 1, 2, 3 … */
function freshName(taskName: string, elements: readonly Element[]): string {
  const names = new Set(elements.map(({ businessObject }) => businessObject.name))
  let number = 1
  while (names.has(`${taskName} ${number}`)) number++
  return `${taskName} ${number}`
}

export type Drawing = ReturnType<typeof openDrawing>

/**
 * Opens an editor in an element of the page.
 * @param taskName the name of a new task, before its number
 */
export function openDrawing(container: HTMLElement, language: Language, taskName: string) {
  const modeler = new Modeler<Services>({
    container,
    additionalModules: [
      {
        __init__: ['runnablePalette', 'runnablePad', 'runnableMenu'],
        runnablePalette: ['type', RunnablePalette],
        runnablePad: ['type', RunnablePad],
        runnableMenu: ['type', RunnableMenu],
        translate: ['value', bpmnWords(language)]
      }
    ]
  })
  const { canvas, elementRegistry, modeling, selection, commandStack, elementFactory, eventBus } = {
    canvas: modeler.get('canvas'),
    elementRegistry: modeler.get('elementRegistry'),
    modeling: modeler.get('modeling'),
    selection: modeler.get('selection'),
    commandStack: modeler.get('commandStack'),
    elementFactory: modeler.get('elementFactory'),
    eventBus: modeler.get('eventBus')
  }
  container.addEventListener('wheel', event => isLow() && !event.ctrlKey && event.stopPropagation(), {
    capture: true
  })
  const listeners = new Set<() => void>()
  let revision = 0
  /**
   * The document as it was loaded, until something is changed, so that elements that this editor does not know stay as
   * they were.
   */
  let untouched: string | undefined
  let current: Snapshot | undefined
  /** The id of the process that runs, which may be one of several pools. */
  let runs = ''

  const isPart = ({ type, labelTarget, parent }: Element) =>
    type !== 'label' && !labelTarget && parent !== undefined
  function look(): Snapshot {
    const pool = poolOf()
    const process = pool ? partOfPool(pool) : partOf(canvas.getRootElement(), runs)
    const [chosen] = selection.get()
    return {
      revision,
      process,
      parts: elementRegistry.filter(isPart).map(element => partOf(element, runs)),
      selected: chosen ? partOf(chosen.labelTarget ?? chosen, runs) : process,
      canUndo: commandStack.canUndo(),
      canRedo: commandStack.canRedo()
    }
  }
  /** Returns the pool of the process that runs, if the drawing has pools. */
  function poolOf(): Element | undefined {
    const pools = elementRegistry.filter(({ type }) => type === 'bpmn:Participant')
    return pools.find(({ businessObject }) => processIn(businessObject)?.id === runs)
  }
  /** Returns the process of a pool as the page shows it: it has no element of its own. */
  function partOfPool(pool: Element): Part {
    const process = processIn(pool.businessObject)
    const part = partOf(pool, runs)
    return { ...part, id: runs, kind: 'process', type: 'Process', name: process?.name || part.name }
  }
  let roleNames: ReadonlyMap<string, string> = new Map()
  let written = ''
  /** Writes the roles of each task on it; the library draws only names. */
  function writeRoles(parts: readonly Part[]) {
    const tasks = parts.filter(({ kind, roles }) => kind === 'task' && roles.length > 0)
    const texts = tasks.map(({ id, roles }) => ({
      id,
      text: roles.map(role => roleNames.get(role) ?? role).join('、'),
      width: elementRegistry.get(id)?.width ?? 0
    }))
    // most changes do not concern roles
    const next = JSON.stringify(texts)
    if (next === written) return
    written = next
    const overlays = modeler.get('overlays')
    overlays.remove({ type: 'roles' })
    for (const { id, text, width } of texts) {
      const html = document.createElement('div')
      html.className = 'drawn-roles'
      html.style.width = `${width}px`
      html.textContent = text
      // the names are cut to the width of the task
      html.title = text
      overlays.add(id, 'roles', { position: { left: 0, bottom: 18 }, html })
    }
  }
  const tell = () => {
    current = look()
    writeRoles(current.parts)
    for (const listener of listeners) listener()
  }
  eventBus.on(['commandStack.changed'], ({ trigger }) => {
    if (trigger === 'clear') return
    untouched = undefined
    revision++
    tell()
  })
  eventBus.on(['selection.changed'], () => current && tell())
  // people find a task by its name in their lists
  eventBus.on(['commandStack.shape.create.preExecute'], ({ context }) => {
    const object = context?.shape?.businessObject
    if (object?.$type === 'bpmn:UserTask' && !object.name)
      object.name = freshName(taskName, elementRegistry.filter(isPart))
  })
  // the editor lays out a new line between its ends alone, and would draw it through what stands between them
  eventBus.on(['commandStack.connection.create.postExecuted'], ({ context }) => {
    const line = context?.connection
    if (line?.type !== 'bpmn:SequenceFlow' || !line.source || !line.target) return
    const boxes = boxesOf(elementRegistry.filter(isPart))
    const [from, to] = [boxes.get(line.source), boxes.get(line.target)]
    const way = from && to && around(line.waypoints ?? [], from, to, [...boxes.values()])
    if (way) modeling.updateWaypoints(line, way)
  })

  const elementOf = (id: string): Element | undefined => {
    const root = canvas.getRootElement()
    return root.id === id ? root : elementRegistry.get(id)
  }
  function change(id: string, propertiesOf: (element: Element) => Readonly<Record<string, unknown>>) {
    const element = elementOf(id)
    if (element) modeling.updateProperties(element, propertiesOf(element))
  }

  /** Fits the whole drawing into view, beside the palette, and never above its natural size. */
  function fit() {
    const { inner, outer } = canvas.viewbox()
    const { left, rest } = outer.width < 500 ? { left: 16, rest: 16 } : { left: 100, rest: 40 }
    const free = { width: outer.width - left - rest, height: outer.height - rest * 2 }
    const scale = Math.min(1, free.width / inner.width, free.height / inner.height) || 1
    const spare = { x: free.width / scale - inner.width, y: free.height / scale - inner.height }
    canvas.viewbox({
      x: inner.x - left / scale - spare.x / 2,
      y: inner.y - rest / scale - spare.y / 2,
      width: outer.width / scale,
      height: outer.height / scale
    })
  }

  return {
    /**
     * Shows a document; elements without a position are placed.
     * @param key the id of the process that runs, in a document with several
     * @returns the parts that could not be read
     */
    async load(xml: string, key?: string): Promise<string[]> {
      const { warnings } = await modeler.importXML(placed(xml, key))
      const { rootElements = [], diagrams = [] } = modeler.getDefinitions() as unknown as Definitions
      const processes = rootElements.filter(({ $type }) => $type === 'bpmn:Process')
      const meant = processes.find(({ id }) => id === key)
      runs = (meant ?? processes.find(one => one.isExecutable === true) ?? processes[0])?.id ?? ''
      // a document may have one diagram for each process
      const own = diagrams.find(({ plane }) => plane?.bpmnElement?.id === runs)
      if (own && own !== diagrams[0]) await modeler.open(own.id)
      untouched = xml
      written = ''
      revision++
      fit()
      tell()
      return warnings
    },
    /** Returns the document; unchanged as it was loaded if nothing was changed. */
    text: async (): Promise<string> => untouched ?? (await modeler.saveXML({ format: true })).xml ?? '',
    /** Shows roles with these names instead of their codes. */
    nameRoles(names: ReadonlyMap<string, string>) {
      roleNames = names
      if (current) writeRoles(current.parts)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => current,
    select(id: string) {
      const element = elementRegistry.get(id)
      selection.select(element ?? null)
      if (element) canvas.scrollToElement(element, room)
    },
    /** Adds an element: after another one, or in the middle of the visible part. */
    add(kind: NewKind, after?: string) {
      const source = after === undefined ? undefined : elementRegistry.get(after)
      const shape = elementFactory.createShape({ type: `bpmn:${kind}` })
      if (source) return void modeler.get('autoPlace').append(source, shape)
      const { x, y, width, height } = canvas.viewbox()
      const made = modeling.createShape(
        shape,
        { x: x + width / 2, y: y + height / 2 },
        canvas.getRootElement()
      )
      selection.select(made)
    },
    connect(from: string, to: string) {
      const [source, target] = [elementRegistry.get(from), elementRegistry.get(to)]
      const made = source && target && modeling.connect(source, target)
      if (made) selection.select(made)
    },
    remove(id: string) {
      const element = elementRegistry.get(id)
      if (element) modeling.removeElements([element])
    },
    replace(id: string, kind: NewKind) {
      const element = elementRegistry.get(id)
      if (element)
        selection.select(modeler.get('bpmnReplace').replaceElement(element, { type: `bpmn:${kind}` }))
    },
    rename(id: string, name: string) {
      const pool = id === runs ? poolOf() : undefined
      const process = pool && processIn(pool.businessObject)
      if (pool && process) return modeling.updateModdleProperties(pool, process, { name: name || undefined })
      change(id, ({ type }) => ({ [type === 'bpmn:TextAnnotation' ? 'text' : 'name']: name || undefined }))
    },
    /** Gives the process another key; does nothing if another element has this key. */
    rekey(key: string) {
      if (elementRegistry.get(key)) return
      const pool = poolOf()
      const process = pool && processIn(pool.businessObject)
      runs = key
      if (pool && process) modeling.updateModdleProperties(pool, process, { id: key })
      else change(canvas.getRootElement().id, () => ({ id: key }))
    },
    /** Returns the document with another key of its process, if nothing is changed in it yet. */
    textWithKey: (key: string): string | undefined => untouched && withKey(untouched, runs, key),
    setWho: (id: string, name: WhoName, value: string) =>
      change(id, ({ businessObject }) => whoProperty(businessObject, name, value)),
    setCondition: (id: string, condition: string) =>
      change(id, () => ({
        conditionExpression: condition
          ? modeler.get('moddle').create('bpmn:FormalExpression', { body: `\u0024{${condition}}` })
          : undefined
      })),
    /** Makes a flow the default flow, which is taken if no condition holds, or makes it an ordinary flow again. */
    setDefault(id: string, isDefault: boolean) {
      const flow = elementRegistry.get(id)
      if (flow?.source)
        modeling.updateProperties(flow.source, { default: isDefault ? flow.businessObject : undefined })
    },
    undo: () => commandStack.undo(),
    redo: () => commandStack.redo(),
    fit,
    close: () => modeler.destroy()
  }
}
