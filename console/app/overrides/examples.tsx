/** The examples of docs/guide/overrides.md, which quotes this file. They are not part of the console. */
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'ra-core'
import {
  BulkDeleteButton,
  Button,
  DataTable,
  Edit,
  List,
  ReferenceField,
  SearchInput,
  SimpleForm,
  TextInput
} from 'react-admin'
import type { ConsoleDataProvider } from '../../api/types.ts'
import { DerivedInput } from '../../derive/form/DerivedInput.tsx'
import type { FieldProps, InputProps, Overrides } from '../../derive/overrides.ts'
import { DerivedField } from '../../derive/record/DerivedField.tsx'

export const DepartmentLink = ({ source }: FieldProps) => (
  <ReferenceField source={source} reference="dept" link="show" />
)

export const RemarkInput = ({ id, source, label }: InputProps) => (
  <TextInput id={id} source={source} label={label} multiline minRows={4} />
)

export function SwitchOffButton() {
  const { data = [], resource, selectedIds, onUnselectItems } = useListContext()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const records = data.filter(({ id }) => selectedIds.includes(id))
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.bulkAct(resource, { operation: 'disableUsers', records }),
    onError: failure => notify(failure.message, { type: 'error' }),
    onSuccess: () => {
      onUnselectItems()
      refresh()
    }
  })
  return <Button label="actions.disableUsers.verb" disabled={isPending} onClick={() => mutate()} />
}

export const UserList = () => (
  <List exporter={false} filters={[<SearchInput key="username" source="username" alwaysOn />]}>
    <DataTable
      rowClick="show"
      bulkActionButtons={
        <>
          <SwitchOffButton />
          <BulkDeleteButton mutationMode="pessimistic" />
        </>
      }
    >
      <DataTable.Col source="username" />
      <DataTable.Col source="deptId" field={DerivedField} disableSort />
      <DataTable.Col source="status" field={DerivedField} />
    </DataTable>
  </List>
)

export const UserEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show">
    <SimpleForm>
      <TextInput source="nickName" />
      <DerivedInput source="deptId" />
      <DerivedInput source="roleIdList" />
    </SimpleForm>
  </Edit>
)

export const exampleOverrides: Overrides = {
  fields: { 'role.remark': RemarkInput },
  columns: { 'user.deptId': DepartmentLink },
  pages: { 'user.list': UserList, 'user.edit': UserEdit }
}
