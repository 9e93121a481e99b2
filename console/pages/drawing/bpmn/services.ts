/** Types of the bpmn-js services used here; the library's own types describe them only in part. */

import type { Point } from './around.ts'

/** An element of the document. Its unknown attributes are in `$attrs`, with their prefix. */
export interface BusinessObject {
  readonly id: string
  readonly $type: string
  readonly $parent?: BusinessObject
  readonly $attrs: Record<string, unknown>
  name?: string
  readonly [property: string]: unknown
}

/** An element of the drawing: a shape, a connection, or the process that holds both. */
export interface Element {
  readonly id: string
  readonly type: string
  readonly businessObject: BusinessObject
  readonly parent?: Element
  readonly source?: Element
  readonly target?: Element
  readonly labelTarget?: Element
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  /** The points of a line; absent for any other element. */
  readonly waypoints?: readonly Point[]
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The change that a command of the editor makes. */
export interface ChangeContext {
  readonly shape?: Element
  readonly connection?: Element
}

export type NewShape = { readonly type: string }

export interface Services {
  canvas: {
    getRootElement(): Element
    scrollToElement(
      element: Element,
      room: { top: number; right: number; bottom: number; left: number }
    ): void
    viewbox(
      to?: Box
    ): Box & { readonly inner: Box; readonly outer: { readonly width: number; readonly height: number } }
  }
  elementRegistry: {
    get(id: string): Element | undefined
    filter(test: (element: Element) => boolean): Element[]
  }
  elementFactory: { createShape(attributes: NewShape): Element }
  modeling: {
    updateProperties(element: Element, properties: Readonly<Record<string, unknown>>): void
    updateModdleProperties(
      element: Element,
      object: BusinessObject,
      properties: Readonly<Record<string, unknown>>
    ): void
    createShape(shape: Element, at: { x: number; y: number }, parent: Element): Element
    connect(from: Element, to: Element): Element | undefined
    removeElements(elements: Element[]): void
    updateWaypoints(line: Element, points: readonly Point[]): void
  }
  autoPlace: { append(source: Element, shape: Element): Element }
  bpmnReplace: { replaceElement(element: Element, target: NewShape): Element }
  commandStack: { undo(): void; redo(): void; canUndo(): boolean; canRedo(): boolean }
  overlays: {
    add(
      id: string,
      type: string,
      overlay: { position: { left: number; bottom: number }; html: HTMLElement }
    ): void
    remove(filter: { type: string }): void
  }
  selection: { get(): Element[]; select(element: Element | null): void }
  moddle: { create(type: string, properties: Readonly<Record<string, unknown>>): BusinessObject }
  eventBus: {
    on(
      events: readonly string[],
      listener: (event: { trigger?: string; context?: ChangeContext }) => void
    ): void
  }
  create: { start(event: unknown, shape: Element, context?: { source: Element }): void }
}

/** A button of the palette, of the pad beside an element, or of a menu. */
export interface Entry {
  readonly group?: string
  readonly className?: string
  readonly title?: string
  readonly action: Readonly<Record<string, unknown>>
}

export type Entries = Readonly<Record<string, Entry>>

/** A registry of button providers; each provider receives the buttons of the others. */
export interface Provider {
  registerProvider(priority: number, provider: object): void
}

export interface MenuProvider {
  registerProvider(menu: string, priority: number, provider: object): void
}

export type Translate = (text: string, gaps?: Readonly<Record<string, string>>) => string
