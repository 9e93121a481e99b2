/** The part of bpmn-moddle that is used here. The package has no types for it. */
declare module 'bpmn-moddle' {
  /** An element of the document. References are resolved, so that `sourceRef` is an element too. */
  export interface ModdleElement {
    readonly $type: string
    readonly $attrs?: Readonly<Record<string, unknown>>
    readonly [property: string]: unknown
  }
  export class BpmnModdle {
    /** @throws Error for a text that is not XML, or not a BPMN document */
    fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: readonly { message: string }[] }>
  }
}
