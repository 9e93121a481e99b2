import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useRecordId } from './useRecordId.ts'

const Shown = () => <>{String(useRecordId('messageId'))}</>
const read = (search: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/taskMain${search}`]}>
      <Shown />
    </MemoryRouter>
  )

test('an impossible number of a record counts as none, so its page says that there is no such record', () => {
  expect(read('?messageId=120')).toBe('120')
  for (const id of ['abc', '0', '-3', '1.5', '2147483648', '99999999999'])
    expect(read(`?messageId=${id}`)).toBe('undefined')
})
