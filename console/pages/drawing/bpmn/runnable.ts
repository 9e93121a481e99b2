/**
 * Limits the editor to the elements that the engine runs: its palette, the pad beside an element, and the menu that
 * changes an element.
 */
import type {
  Element,
  Entries,
  Entry,
  MenuProvider,
  NewShape,
  Provider,
  Services,
  Translate
} from './services.ts'

/** A lower priority than that of the editor's own providers, because the entries are selected from theirs. */
const later = 500

const pick = (entries: Entries, names: readonly string[]): Record<string, Entry> =>
  Object.fromEntries(names.flatMap(name => (entries[name] ? [[name, entries[name]]] : [])))

const elements = [
  { name: 'start-event', type: 'bpmn:StartEvent', icon: 'bpmn-icon-start-event-none', group: 'event' },
  { name: 'user-task', type: 'bpmn:UserTask', icon: 'bpmn-icon-user-task', group: 'activity' },
  {
    name: 'exclusive-gateway',
    type: 'bpmn:ExclusiveGateway',
    icon: 'bpmn-icon-gateway-xor',
    group: 'gateway'
  },
  {
    name: 'parallel-gateway',
    type: 'bpmn:ParallelGateway',
    icon: 'bpmn-icon-gateway-parallel',
    group: 'gateway'
  },
  { name: 'end-event', type: 'bpmn:EndEvent', icon: 'bpmn-icon-end-event-none', group: 'event' }
] as const

const spoken = (name: string) => name.replace('-', ' ')

type Create = Services['create']
type Factory = Services['elementFactory']

export class RunnablePalette {
  static $inject = ['palette', 'create', 'elementFactory', 'translate']
  readonly getPaletteEntries: () => (entries: Entries) => Entries
  constructor(palette: Provider, create: Create, factory: Factory, translate: Translate) {
    const start = (shape: NewShape) => (event: unknown) => create.start(event, factory.createShape(shape))
    const own = elements.map(({ name, type, icon, group }): [string, Entry] => [
      `create.${name}`,
      {
        group,
        className: icon,
        title: translate(`Create ${spoken(name)}`),
        action: { dragstart: start({ type }), click: start({ type }) }
      }
    ])
    this.getPaletteEntries = () => entries => ({
      ...pick(entries, ['hand-tool', 'lasso-tool', 'space-tool', 'global-connect-tool', 'tool-separator']),
      ...Object.fromEntries(own)
    })
    palette.registerProvider(later, this)
  }
}

export class RunnablePad {
  static $inject = ['contextPad', 'create', 'elementFactory', 'autoPlace', 'translate']
  readonly getContextPadEntries: (element: Element) => (entries: Entries) => Entries
  readonly getMultiElementContextPadEntries = () => (entries: Entries) => pick(entries, ['delete'])
  constructor(
    pad: Provider,
    create: Create,
    factory: Factory,
    autoPlace: Services['autoPlace'],
    translate: Translate
  ) {
    const start = (shape: NewShape) => (event: unknown, source: Element) =>
      create.start(event, factory.createShape(shape), { source })
    const append = (shape: NewShape) => (_: unknown, source: Element) =>
      autoPlace.append(source, factory.createShape(shape))
    const own = elements
      .filter(({ name }) => name !== 'start-event')
      .map(({ name, type, icon }): [string, Entry] => [
        `append.${name}`,
        {
          group: 'model',
          className: icon,
          title: translate(`Append ${spoken(name)}`),
          action: { dragstart: start({ type }), click: append({ type }) }
        }
      ])
    this.getContextPadEntries = () => entries => ({
      // if the editor allows any element to follow, the executable ones are allowed
      ...(entries['append.append-task'] ? Object.fromEntries(own) : {}),
      ...pick(entries, ['append.text-annotation', 'replace', 'connect', 'delete'])
    })
    pad.registerProvider(later, this)
  }
}

const replacements = [
  'replace-with-none-start',
  'replace-with-none-end',
  'replace-with-user-task',
  'replace-with-exclusive-gateway',
  'replace-with-parallel-gateway',
  'replace-with-sequence-flow',
  'replace-with-default-flow'
]

export class RunnableMenu {
  static $inject = ['popupMenu']
  readonly getPopupMenuEntries = () => (entries: Entries) => pick(entries, replacements)
  /** Removes loops and the like, which the engine cannot run. */
  readonly getPopupMenuHeaderEntries = () => () => ({})
  constructor(menu: MenuProvider) {
    menu.registerProvider('bpmn-replace', later, this)
  }
}
