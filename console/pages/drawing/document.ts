import { keepFile } from '../../api/keepFile.ts'

/** The pattern of a valid process key. */
export const keyPattern = /^[A-Za-z][\w-]{0,63}$/

/** Returns a new drawing: a start event, and a random key. */
export function newDocument(
  start: string,
  random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
): string {
  const key = `process_${random.toString(36)}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:activiti="http://activiti.org/bpmn" id="definitions" targetNamespace="http://www.activiti.org/processdef">
  <bpmn:process id="${key}" isExecutable="true">
    <bpmn:startEvent id="start" name="${start}" />
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="${key}">
      <bpmndi:BPMNShape id="start_di" bpmnElement="start">
        <dc:Bounds x="180" y="160" width="36" height="36" />
        <bpmndi:BPMNLabel>
          <dc:Bounds x="166" y="203" width="64" height="14" />
        </bpmndi:BPMNLabel>
      </bpmndi:BPMNShape>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`
}

/** Saves a document as a file of the reader. */
export function download(xml: string, key: string): void {
  keepFile(new Blob([xml], { type: 'application/xml' }), `${key}.bpmn`)
}
