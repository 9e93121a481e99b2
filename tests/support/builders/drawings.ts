/** Drawings for tests, as several tools write them. */

const bpmn = 'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"'
const diagrams =
  'xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" ' +
  'xmlns:di="http://www.omg.org/spec/DD/20100524/DI"'

/** Returns a drawing with two pools, a message between them and lanes in one of them, as Signavio writes it. */
export function pools({
  first = 'sid-citizen',
  second = 'sid-office',
  executable = [] as readonly string[],
  encoding = 'UTF-8'
} = {}): string {
  const runs = (key: string) => (executable.includes(key) ? 'true' : 'false')
  return `<?xml version="1.0" encoding="${encoding}" standalone="yes"?>
<definitions ${bpmn} ${diagrams} xmlns:signavio="http://www.signavio.com" xmlns:f="http://flowable.org/bpmn" exporter="Tool" id="sid-definitions" targetNamespace="http://www.signavio.com">
   <collaboration id="sid-collaboration">
      <extensionElements><signavio:signavioDiagramMetaData metaKey="revisionid" metaValue="7"/></extensionElements>
      <participant id="sid-pool1" name="申请人" processRef="${first}"/>
      <participant id="sid-pool2" name="办事窗口" processRef="${second}"/>
      <messageFlow id="sid-message" name="材料" sourceRef="sid-hand" targetRef="sid-check"/>
   </collaboration>
   <process id="${first}" processType="None" isExecutable="${runs(first)}">
      <startEvent id="sid-begin" name="需要证明"/>
      <userTask id="sid-hand" name="提交材料" f:candidateGroups="administrator"/>
      <endEvent id="sid-over"/>
      <sequenceFlow id="sid-a" sourceRef="sid-begin" targetRef="sid-hand"/>
      <sequenceFlow id="sid-b" sourceRef="sid-hand" targetRef="sid-over"/>
   </process>
   <process id="${second}" name="窗口受理" processType="None" isExecutable="${runs(second)}">
      <laneSet id="sid-lanes">
         <lane id="sid-lane1" name="窗口"><flowNodeRef>sid-open</flowNodeRef><flowNodeRef>sid-check</flowNodeRef></lane>
         <lane id="sid-lane2" name="审核"><flowNodeRef>sid-approve</flowNodeRef><flowNodeRef>sid-done</flowNodeRef></lane>
      </laneSet>
      <startEvent id="sid-open"/>
      <userTask id="sid-check" name="核对材料" f:candidateGroups="administrator"/>
      <userTask id="sid-approve" name="审批" f:candidateGroups="administrator"/>
      <endEvent id="sid-done"/>
      <sequenceFlow id="sid-c" sourceRef="sid-open" targetRef="sid-check"/>
      <sequenceFlow id="sid-d" sourceRef="sid-check" targetRef="sid-approve"/>
      <sequenceFlow id="sid-e" sourceRef="sid-approve" targetRef="sid-done"/>
   </process>
   <bpmndi:BPMNDiagram id="sid-diagram">
      <bpmndi:BPMNPlane id="sid-plane" bpmnElement="sid-collaboration">
${[
  shape('sid-pool1', 0, 0, 640, 140, true),
  shape('sid-pool2', 0, 180, 640, 280, true),
  shape('sid-lane1', 30, 180, 610, 140, true),
  shape('sid-lane2', 30, 320, 610, 140, true),
  shape('sid-begin', 90, 52, 36, 36),
  shape('sid-hand', 190, 30, 100, 80),
  shape('sid-over', 360, 52, 36, 36),
  shape('sid-open', 90, 232, 36, 36),
  shape('sid-check', 190, 210, 100, 80),
  shape('sid-approve', 360, 350, 100, 80),
  shape('sid-done', 540, 372, 36, 36),
  edge('sid-a', [126, 70], [190, 70]),
  edge('sid-b', [290, 70], [360, 70]),
  edge('sid-message', [240, 110], [240, 210]),
  edge('sid-c', [126, 250], [190, 250]),
  edge('sid-d', [290, 250], [410, 250], [410, 350]),
  edge('sid-e', [460, 390], [540, 390])
].join('\n')}
      </bpmndi:BPMNPlane>
   </bpmndi:BPMNDiagram>
</definitions>
`
}

/** A drawing with a job and a timer, as Camunda's modeler writes it: the engine cannot run either. */
export const camunda = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:modeler="http://camunda.org/schema/modeler/1.0" id="Definitions_1" targetNamespace="http://bpmn.io/schema/bpmn" exporter="Modeler" modeler:executionPlatform="Camunda Platform">
  <bpmn:process id="orderSeal" name="刻章" isExecutable="true" camunda:historyTimeToLive="180">
    <bpmn:startEvent id="StartEvent_1"><bpmn:outgoing>Flow_1</bpmn:outgoing></bpmn:startEvent>
    <bpmn:userTask id="Activity_1" name="登记" camunda:candidateGroups="administrator">
      <bpmn:extensionElements>
        <camunda:formData><camunda:formField id="seal" label="印章" type="string"/></camunda:formData>
        <camunda:taskListener class="org.example.Listener" event="create"/>
      </bpmn:extensionElements>
      <bpmn:incoming>Flow_1</bpmn:incoming><bpmn:outgoing>Flow_2</bpmn:outgoing>
    </bpmn:userTask>
    <bpmn:serviceTask id="Activity_2" name="通知" camunda:type="external" camunda:topic="notice">
      <bpmn:incoming>Flow_2</bpmn:incoming><bpmn:outgoing>Flow_3</bpmn:outgoing>
    </bpmn:serviceTask>
    <bpmn:endEvent id="Event_1"><bpmn:incoming>Flow_3</bpmn:incoming></bpmn:endEvent>
    <bpmn:sequenceFlow id="Flow_1" sourceRef="StartEvent_1" targetRef="Activity_1"/>
    <bpmn:sequenceFlow id="Flow_2" sourceRef="Activity_1" targetRef="Activity_2"/>
    <bpmn:sequenceFlow id="Flow_3" sourceRef="Activity_2" targetRef="Event_1"/>
    <bpmn:boundaryEvent id="Event_2" attachedToRef="Activity_1">
      <bpmn:timerEventDefinition id="Timer_1"><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition>
    </bpmn:boundaryEvent>
  </bpmn:process>
</bpmn:definitions>
`

/** Returns a document of about so many bytes: one process with many elements of documentation. */
export function bulky(bytes: number, key: string): string {
  const one = (index: number) =>
    `<documentation id="doc${100_000 + index}">${'说明'.repeat(100)}</documentation>\n`
  const many = Math.floor(bytes / Buffer.byteLength(one(0)))
  const inside = Array.from({ length: many }, (_, index) => one(index)).join('')
  return `<?xml version="1.0"?>\n<definitions ${bpmn} targetNamespace="t"><process id="${key}" name="大图" isExecutable="true">${inside}<startEvent id="s"/></process></definitions>`
}

function shape(id: string, x: number, y: number, width: number, height: number, isPool = false): string {
  const horizontal = isPool ? ' isHorizontal="true"' : ''
  return `         <bpmndi:BPMNShape bpmnElement="${id}" id="${id}_gui"${horizontal}><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`
}

function edge(id: string, ...points: readonly (readonly [number, number])[]): string {
  const way = points.map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`).join('')
  return `         <bpmndi:BPMNEdge bpmnElement="${id}" id="${id}_gui">${way}</bpmndi:BPMNEdge>`
}
