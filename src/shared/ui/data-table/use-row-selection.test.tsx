import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Column } from './column'
import { DataTable } from './data-table'
import { useRowSelection } from './use-row-selection'

type Machine = { id: string; model: string; isRetired?: boolean }

const model: Column<Machine> = { id: 'model', header: 'Model', onCard: 'title', cell: (row) => row.model }

function Machines({ rows }: { rows: Machine[] }) {
  const selection = useRowSelection<Machine>({ nameOf: (row) => row.model, canSelect: ({ isRetired }) => !isRetired })
  return (
    <>
      <p>Selected: {selection.rows.map(({ id }) => id).join()}</p>
      <DataTable label="Machines" columns={[selection.column, model]} rows={rows} rowKey={({ id }) => id} />
    </>
  )
}

const page1 = [
  { id: '1', model: 'WL-120' },
  { id: '2', model: 'EX-210' },
  { id: '3', model: 'SK-40', isRetired: true },
]
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const all = () => box('Select all on this page')
const selected = () => screen.getByText(/^Selected:/).textContent

it('chooses all rows of a page that can be chosen, and says when only some are', async () => {
  render(<Machines rows={page1} />)
  await userEvent.click(box('Select EX-210'))
  expect([all().checked, all().indeterminate]).toEqual([false, true])
  await userEvent.click(all())
  expect(selected()).toBe('Selected: 2,1')
  expect([all().checked, all().indeterminate]).toEqual([true, false])
})

it('leaves what is chosen on other pages as it is', async () => {
  const { rerender } = render(<Machines rows={page1} />)
  await userEvent.click(all())
  rerender(<Machines rows={[{ id: '9', model: 'FX-90' }]} />)
  expect([all().checked, all().indeterminate]).toEqual([false, false])
  await userEvent.click(all())
  await userEvent.click(all())
  expect(selected()).toBe('Selected: 1,2')
})
