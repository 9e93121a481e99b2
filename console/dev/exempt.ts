/** Parts of the registry without a row, each with the reason. A part that gets a row leaves this list. */
export const exempt: Readonly<Record<string, string>> = {
  // parts of rows that are there
  ActiveChip: 'part of ChipLine',
  CardBody: 'part of Card',
  KanbanCard: 'part of KanbanBoard',
  KanbanColumn: 'part of KanbanBoard',
  RecordLink: 'part of EntryList',
  // nothing to see
  HiddenStatus: 'words for screen readers alone',
  Late: 'loads another part',
  TitledPage: 'the margins around pages of react-admin’s own components',
  ToolLineRoom: 'keeps the height of a ToolLine free'
}
