/**
 * The only module through which the derive layer reaches Material UI. It maps each kind of field and cell to a
 * component, and exports the components of which screens consist. Replacing a component here changes every derived
 * screen.
 */
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../base/lazyPart.ts'
import type { ControlProps } from '../fields/controlProps.ts'
import type { FieldKind } from '../fields/fields.ts'
import { asInput, type InputProps } from './inputs/asInput.tsx'
import { BooleanControl, MultiSelectControl, SelectControl } from './inputs/choices.tsx'
import { ReferenceControl, ReferencesControl } from './inputs/references.tsx'
import { NumberControl, PasswordControl, TextareaControl, TextControl } from './inputs/text.tsx'
import { DateControl, DayControl, TimeControl } from './inputs/times.tsx'
import { withChoices } from './inputs/withChoices.tsx'

/** Inputs that few forms have. They are loaded only when a form needs them. */
const AttachmentsControl = late<ControlProps>(() =>
  import('./inputs/AttachmentsControl.tsx').then(module => module.AttachmentsControl)
)
const CronControl = late<ControlProps>(() =>
  import('./inputs/CronControl.tsx').then(module => module.CronControl)
)
const PairsControl = late<ControlProps>(() =>
  import('./inputs/PairsControl.tsx').then(module => module.PairsControl)
)
const ColorControl = late<ControlProps>(() =>
  import('./inputs/marks.tsx').then(module => module.ColorControl)
)
const IconControl = late<ControlProps>(() => import('./inputs/marks.tsx').then(module => module.IconControl))
const TagsControl = late<ControlProps>(() => import('./inputs/marks.tsx').then(module => module.TagsControl))
const FilesControl = late<ControlProps>(() =>
  import('./inputs/files/FilesControl.tsx').then(module => module.FilesControl)
)
const PlaceControl = late<ControlProps>(() =>
  import('./inputs/map/PlaceControl.tsx').then(module => module.PlaceControl)
)
const RichTextControl = late<ControlProps>(() =>
  import('./inputs/richText/RichTextControl.tsx').then(module => module.RichTextControl)
)

const TreeControl = late<ControlProps>(() =>
  import('./inputs/TreeControl.tsx').then(module => module.TreeControl)
)

/** The component that edits each kind of field. It gets the value as a prop. */
export const controls: Readonly<Record<FieldKind, ComponentType<ControlProps>>> = {
  text: TextControl,
  textarea: TextareaControl,
  password: PasswordControl,
  number: NumberControl,
  boolean: BooleanControl,
  select: SelectControl,
  multiSelect: MultiSelectControl,
  date: DateControl,
  time: TimeControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  attachments: AttachmentsControl,
  day: DayControl,
  tree: TreeControl,
  trees: TreeControl,
  icon: IconControl,
  color: ColorControl,
  cron: CronControl,
  tags: TagsControl,
  pairs: PairsControl,
  richText: RichTextControl,
  files: FilesControl,
  place: PlaceControl
}

/** The same components as inputs of react-admin. Each finds its value by `source` in the surrounding form. */
export const inputs: Readonly<Record<FieldKind, ComponentType<InputProps>>> = {
  text: asInput(TextControl),
  textarea: asInput(TextareaControl),
  password: asInput(PasswordControl),
  number: asInput(NumberControl),
  boolean: asInput(BooleanControl, { empty: false }),
  select: asInput(SelectControl),
  multiSelect: asInput(MultiSelectControl),
  date: asInput(DateControl),
  time: asInput(TimeControl),
  reference: withChoices(asInput(ReferenceControl)),
  references: withChoices(asInput(ReferencesControl), { several: true }),
  attachments: asInput(AttachmentsControl),
  day: asInput(DayControl),
  tree: asInput(TreeControl),
  trees: asInput(TreeControl),
  icon: asInput(IconControl),
  color: asInput(ColorControl),
  cron: asInput(CronControl),
  tags: asInput(TagsControl),
  pairs: asInput(PairsControl),
  richText: asInput(RichTextControl),
  files: asInput(FilesControl),
  place: asInput(PlaceControl)
}

export type { Option } from '../base/option.ts'
export type { ControlProps } from '../fields/controlProps.ts'
export { maxChips } from './cells/ChipsCell.tsx'
export { cells } from './cells/cells.tsx'
export { toneOf } from './cells/tones.ts'
export type { InputProps } from './inputs/asInput.tsx'
export { ActiveChip, BoardFrame, ChipLine, FilterLine, ToolLine, ToolLineRoom } from './parts/BoardFrame.tsx'
export { ActionButton, ChoiceMenu } from './parts/Buttons.tsx'
export { Card, CardBody } from './parts/Card.tsx'
export { Facts } from './parts/Facts.tsx'
export { FileButton } from './parts/forms/FileButton.tsx'
export { FormDialog } from './parts/forms/FormDialog.tsx'
export { FormFrame, FormSection, PageFrame } from './parts/forms/FormFrame.tsx'
export { InPlaceValue } from './parts/forms/InPlaceValue.tsx'
export { ReadDialog } from './parts/forms/ReadDialog.tsx'
export { SavedList } from './parts/forms/SavedList.tsx'
export { SavedMenu } from './parts/forms/SavedMenu.tsx'
export { WrongSummary } from './parts/forms/WrongSummary.tsx'
export { Failed } from './parts/notices/Failed.tsx'
export { HiddenStatus } from './parts/notices/HiddenStatus.tsx'
export { Late } from './parts/notices/Late.tsx'
export { Progress } from './parts/notices/Progress.tsx'
export { Notice } from './parts/notices/States.tsx'
export { useIsSettling } from './parts/notices/settlingContext.ts'
export { StarToggle } from './parts/StarToggle.tsx'
export { StepLink } from './parts/StepLink.tsx'
export { CountTabs } from './parts/Tabs.tsx'
export { TitledPage } from './parts/TitledPage.tsx'
export { ColumnMenu } from './parts/tables/ColumnMenu.tsx'
export { Pager } from './parts/tables/Pager.tsx'
export { RecordTable } from './parts/tables/Table.tsx'

/** Makes a component that is loaded when it is first shown. Until then nothing is shown in its place. */
function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazyPart(() => load().then(part => ({ default: part as ComponentType<object> })))
  return function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Parts of dialogs and tabs that are rarely opened. */
export const ColumnArranger = late(() =>
  import('./parts/tables/ColumnArranger.tsx').then(module => module.ColumnArranger)
)
export const ConflictTable = late(() =>
  import('./parts/tables/ConflictTable.tsx').then(module => module.ConflictTable)
)
export const DataTable = late(() => import('./parts/tables/DataTable.tsx').then(module => module.DataTable))
export const EventList = late(() => import('./parts/EventList.tsx').then(module => module.EventList))
export const InPlaceForm = late(() =>
  import('./parts/forms/InPlaceForm.tsx').then(module => module.InPlaceForm)
)
export const KeyHelp = late(() => import('./parts/KeyHelp.tsx').then(module => module.KeyHelp))
export const EntryList = late(() => import('./parts/tables/MonthFrame.tsx').then(module => module.EntryList))
export const FormSwitch = late(() => import('./parts/forms/FormSwitch.tsx').then(module => module.FormSwitch))
export const KanbanBoard = late(() => import('./parts/tables/Kanban.tsx').then(module => module.KanbanBoard))
export const KanbanCard = late(() => import('./parts/tables/Kanban.tsx').then(module => module.KanbanCard))
export const KanbanColumn = late(() =>
  import('./parts/tables/Kanban.tsx').then(module => module.KanbanColumn)
)
export const MonthFrame = late(() =>
  import('./parts/tables/MonthFrame.tsx').then(module => module.MonthFrame)
)
export const RecordLink = late(() =>
  import('./parts/tables/MonthFrame.tsx').then(module => module.RecordLink)
)
export const RangeInput = late(() => import('./parts/forms/RangeInput.tsx').then(module => module.RangeInput))
export const ResultList = late(() =>
  import('./parts/tables/ResultList.tsx').then(module => module.ResultList)
)
export const SharedList = late(() => import('./parts/forms/SharedList.tsx').then(module => module.SharedList))
export const TreeAside = late(() => import('./parts/trees/TreeAside.tsx').then(module => module.TreeAside))
export const TreeChoice = late(() => import('./parts/trees/TreeChoice.tsx').then(module => module.TreeChoice))
