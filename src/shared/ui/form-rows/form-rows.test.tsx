import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { FormRows } from './form-rows'

function Parts({ minRows, maxRows }: { minRows?: number; maxRows?: number }) {
  const [rows, setRows] = useState([{ id: 'filter' }, { id: 'oil' }])
  return (
    <FormRows
      label="Parts"
      rows={rows}
      rowLabel={(n) => `Part ${n}`}
      add="Add a part"
      onAdd={() => setRows([...rows, { id: `part-${rows.length}` }])}
      removeLabel={(n) => `Remove part ${n}`}
      onRemove={(index) => setRows(rows.filter((_, other) => other !== index))}
      {...(minRows !== undefined && { minRows })}
      {...(maxRows !== undefined && { maxRows })}
    >
      {(index) => <span>{rows[index]?.id}</span>}
    </FormRows>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

describe('FormRows', () => {
  it('names each row, and keeps the others when one is removed', async () => {
    render(<Parts />)
    expect(screen.getAllByRole('group').map((row) => row.textContent)).toContain('Part 2oil')
    await userEvent.click(button('Remove part 1'))
    expect(screen.getByRole('group', { name: 'Part 1' }).textContent).toBe('Part 1oil')
  })

  it('leaves the focus where one goes on, not on a button that is gone', async () => {
    render(<Parts />)
    await userEvent.click(button('Remove part 2'))
    expect(document.activeElement).toBe(button('Add a part'))
  })

  it('keeps as many as are needed, and takes no more than fit', async () => {
    render(<Parts minRows={2} maxRows={3} />)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await userEvent.click(button('Add a part'))
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
    expect(button('Add a part')).toHaveProperty('disabled', true)
  })
})
