import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Drawer } from '@/shared/ui/drawer'
import { useRetainedFocus } from './use-retained-focus'

function List({ rows }: { rows: string[] }) {
  return (
    <>
      <button type="button">Elsewhere</button>
      <section aria-label="Addresses" {...useRetainedFocus()}>
        {rows.map((row) => (
          <button key={row} type="button">
            {row}
          </button>
        ))}
      </section>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

describe('useRetainedFocus', () => {
  it('takes the focus of a row that is gone', async () => {
    const { rerender } = render(<List rows={['Yard', 'Office']} />)
    button('Office').focus()
    rerender(<List rows={['Yard']} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Addresses' })))
  })

  it('takes it from the drawer around it, which catches it first', async () => {
    const drawer = (rows?: string[]) => (
      <Drawer open onOpenChange={() => undefined} title="Organization">
        {rows && <List rows={rows} />}
      </Drawer>
    )
    const { rerender } = render(drawer())
    rerender(drawer(['Yard', 'Office']))
    button('Office').focus()
    rerender(drawer(['Yard']))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Addresses' })))
  })

  it('leaves it to a row that stays, and to whoever is elsewhere', async () => {
    const { rerender } = render(<List rows={['Yard', 'Office', 'Depot']} />)
    button('Yard').focus()
    rerender(<List rows={['Yard', 'Depot']} />)
    await Promise.resolve()
    expect(document.activeElement).toBe(button('Yard'))
    button('Elsewhere').focus()
    rerender(<List rows={['Depot']} />)
    await Promise.resolve()
    expect(document.activeElement).toBe(button('Elsewhere'))
  })
})
