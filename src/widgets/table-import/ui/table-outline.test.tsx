import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { smallOutline } from '../testing'
import { TableOutline } from './table-outline'

const onMapping = vi.fn()
const chosen = (serial: object, hours: object, lines: number[] = []) => ({
  columns: [
    { position: 0, field: 'serial_number', decimal_sign: null, ...serial },
    { position: 1, field: null, decimal_sign: null, ...hours },
  ],
  included_lines: lines,
})
const show = (change: Partial<typeof smallOutline> = {}, isFixed = false) => {
  onMapping.mockReset()
  render(
    <TableOutline
      outline={{ ...smallOutline, ...change }}
      onMapping={isFixed ? undefined : onMapping}
      pending={false}
      error={null}
    />,
  )
}

it('says where it reads, what each column is read as, and its first values', () => {
  show({ sheet: 'Prices', head_line: 4 })
  screen.getByText(/Read from the sheet “Prices”; the names of the columns are in line 4\./)
  expect(screen.getByLabelText<HTMLSelectElement>('Read “Serial” as').value).toBe('serial_number')
  within(screen.getByRole('list', { name: 'First values of “Serial”' })).getByText('GHT00124')
  screen.getByText('Not read. Is it “Hours”?')
})

it('gives a field to one column, and takes it from the other', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText('Read “hour” as'), 'Hours')
  expect(onMapping).toHaveBeenLastCalledWith(chosen({}, { field: 'hours' }))
  await userEvent.selectOptions(screen.getByLabelText('Read “hour” as'), 'Serial number')
  expect(onMapping).toHaveBeenLastCalledWith(chosen({ field: null }, { field: 'serial_number' }))
  await userEvent.selectOptions(screen.getByLabelText('Read “Serial” as'), 'Nothing')
  expect(onMapping).toHaveBeenLastCalledWith(chosen({ field: null }, {}))
})

it('asks for the decimal sign of figures that could be read both ways', async () => {
  const [serial, hours] = smallOutline.columns
  const read = { field: 'hours', recognized_by: 'name', is_ambiguous: true } as const
  show({
    columns: [serial, hours].flatMap((column) => (column ? [column === hours ? { ...column, ...read } : column] : [])),
  })
  screen.getByText('Choose the decimal sign of “hour”')
  await userEvent.selectOptions(screen.getByLabelText('Decimal sign of “hour”'), 'Decimal point (1,250.50)')
  expect(onMapping).toHaveBeenLastCalledWith(chosen({}, { field: 'hours', decimal_sign: 'point' }))
})

it('lists rows that are left out, and reads those that are ticked', async () => {
  const left_out = [{ line: 12, why: 'total', text: 'Summe 12,000,000' } as const]
  show({ left_out, left_out_count: 1 })
  screen.getByText('1 row is left out', { selector: 'p' })
  await userEvent.click(screen.getByLabelText('Line 12, total: Summe 12,000,000'))
  expect(onMapping).toHaveBeenLastCalledWith(chosen({}, {}, [12]))
})

it('cannot be changed where nothing can be read again', () => {
  show({}, true)
  expect(screen.getByLabelText<HTMLSelectElement>('Read “Serial” as').disabled).toBe(true)
})

it('offers the other sheets of a workbook, whose columns are recognized anew', async () => {
  show({ sheet: 'Prices', sheets: ['Prices', 'Belts'] })
  screen.getByText('Not read: Belts.')
  await userEvent.selectOptions(screen.getByLabelText('Sheet to read'), 'Belts')
  expect(onMapping).toHaveBeenLastCalledWith({ columns: [], included_lines: [], sheet: 'Belts' })
  await userEvent.selectOptions(screen.getByLabelText('Read “hour” as'), 'Hours')
  expect(onMapping).toHaveBeenLastCalledWith({ ...chosen({}, { field: 'hours' }), sheet: 'Prices' })
})

it('offers no sheet where there is one', () => {
  show({ sheet: 'Prices', sheets: ['Prices'] })
  expect(screen.queryByLabelText('Sheet to read')).toBeNull()
})

it('asks whether numbers that a spreadsheet may have damaged are right', async () => {
  const [serial, hours] = smallOutline.columns
  const doubtful = { doubtful_numbers: ['Oct-12', '7.20E+05'] }
  show({ columns: [serial, hours].flatMap((one) => (one ? [one === serial ? { ...one, ...doubtful } : one] : [])) })
  screen.getByText(/made these of other numbers: Oct-12, 7\.20E\+05\./)
  await userEvent.click(screen.getByLabelText('They are correct: read all numbers of this column as written'))
  expect(onMapping).toHaveBeenLastCalledWith(chosen({ as_written: true }, {}))
})
