/** What we use of bpmn-moddle, whose package says nothing about its entry. */
declare module 'bpmn-moddle' {
  /** An element of the document; references are followed, so that `sourceRef` is an element too. */
  export interface ModdleElement {
    readonly $type: string
    readonly $attrs?: Readonly<Record<string, unknown>>
    readonly [property: string]: unknown
  }
  export class BpmnModdle {
    /** @throws Error where the text is no XML, or no BPMN document */
    fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: readonly { message: string }[] }>
  }
}
