/**
 * The one door through which the derive layer reaches Material UI: a part for each kind of field and cell, and the
 * parts that screens are put together from. Exchange a part here and every derived screen follows.
 */
import type { ComponentType } from 'react'
import type { FieldKind } from '../derive/schema/fields.ts'
import { AttachmentsInput } from './inputs/AttachmentsInput.tsx'
import { CronInput } from './inputs/CronInput.tsx'
import { BooleanInput, MultiSelectInput, SelectInput } from './inputs/choices.tsx'
import { ColorInput, IconInput, TagsInput } from './inputs/marks.tsx'
import { PairsInput } from './inputs/PairsInput.tsx'
import { ReferenceInput, ReferencesInput } from './inputs/references.tsx'
import { TreeInput } from './inputs/TreeInput.tsx'
import { NumberInput, PasswordInput, TextareaInput, TextInput } from './inputs/text.tsx'
import { DateInput, DayInput, TimeInput } from './inputs/times.tsx'
import type { InputProps } from './inputs/types.ts'

/** The part that edits each kind of field. */
export const inputs: Readonly<Record<FieldKind, ComponentType<InputProps>>> = {
  text: TextInput,
  textarea: TextareaInput,
  password: PasswordInput,
  number: NumberInput,
  boolean: BooleanInput,
  select: SelectInput,
  multiSelect: MultiSelectInput,
  date: DateInput,
  time: TimeInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  attachments: AttachmentsInput,
  day: DayInput,
  tree: TreeInput,
  trees: TreeInput,
  icon: IconInput,
  color: ColorInput,
  cron: CronInput,
  tags: TagsInput,
  pairs: PairsInput
}

export { mostChips } from './cells/ChipsCell.tsx'
export { cells } from './cells/cells.tsx'
export type { InputProps, Option } from './inputs/types.ts'
export { BoardFrame, ChipLine, FilterLine, ToolLine } from './parts/BoardFrame.tsx'
export { ActionButton, ChoiceMenu } from './parts/Buttons.tsx'
export { Card, CardBody } from './parts/Card.tsx'
export { ColumnMenu } from './parts/ColumnMenu.tsx'
export { ConflictTable } from './parts/ConflictTable.tsx'
export { DataTable } from './parts/DataTable.tsx'
export { EventList } from './parts/EventList.tsx'
export { Facts } from './parts/Facts.tsx'
export { Failed } from './parts/Failed.tsx'
export { FileButton } from './parts/FileButton.tsx'
export { FormDialog } from './parts/FormDialog.tsx'
export { FormFrame, FormSection, PageFrame } from './parts/FormFrame.tsx'
export { KeyHelp } from './parts/KeyHelp.tsx'
export { Pager } from './parts/Pager.tsx'
export { Progress } from './parts/Progress.tsx'
export { RangeInput } from './parts/RangeInput.tsx'
export { ReadDialog } from './parts/ReadDialog.tsx'
export { SavedMenu } from './parts/SavedMenu.tsx'
export { Notice } from './parts/States.tsx'
export { RecordTable, type Selection } from './parts/Table.tsx'
export { CountTabs } from './parts/Tabs.tsx'
export { TreeAside } from './parts/TreeAside.tsx'
export { TreeChoice } from './parts/TreeChoice.tsx'
