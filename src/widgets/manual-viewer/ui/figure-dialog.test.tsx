import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { figureParts, figurePlaces, operationManualId } from '@/entities/conversation/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { partsHttp, platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { accessOf } from '../testing'
import { FigureDialog } from './figure-dialog'

const figureOn = (...pages: number[]) =>
  partsHttp.get('/figure', ({ response }) => response(200).json({ pages, items: figureParts }))

const server = serveWith(
  figureOn(30),
  partsHttp.get('/figure/places', ({ response }) => response(200).json({ items: figurePlaces })),
  platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf())),
)

function show(item?: string) {
  const onClose = vi.fn()
  renderScreen(
    <FigureDialog
      open
      list={{ manual_id: operationManualId, page: 31, figure: 'Fig. 3-1 Engine oil filter' }}
      item={item}
      sale={({ part_number }) => <button type="button">Add {part_number}</button>}
      onClose={onClose}
    />,
  )
  return { onClose }
}

const place = (name: RegExp) => screen.findAllByRole('button', { name })
const rowOf = (number: string) => screen.getByText(number).closest('li')

describe('the figure beside its list', () => {
  it('has a button wherever an item number is printed, named by the part', async () => {
    show()
    await screen.findByRole('img', { name: 'Page 30 of Operation and Maintenance Manual' })
    expect(await place(/^Item 1: Filter head, 320-07301$/)).toHaveLength(2)
    expect(await place(/^Item 4: Oil filter element, 320-07309$/)).toHaveLength(1)
    expect(await place(/^Item 5: Drain plug, 320-07312, 320-07313$/)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Item 6/ })).toBeNull()
  })

  it('leads from a number to its row', async () => {
    show()
    const [first] = await place(/^Item 5/)
    if (!first) throw new Error('the place is there')
    first.focus()
    await userEvent.keyboard('{Enter}')
    expect(first.getAttribute('aria-pressed')).toBe('true')
    expect(rowOf('320-07313')?.getAttribute('aria-current')).toBe('true')
    expect(rowOf('320-07320')?.getAttribute('aria-current')).toBeNull()
  })

  it('leads from a row to each of its numbers, as far as the figure has any', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Show item 1 on the figure' }))
    for (const one of await place(/^Item 1/)) expect(one.getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Show item 6 on the figure' })).toBeNull()
    expect(rowOf('320-07320')?.textContent).toContain('6')
  })

  it('begins with the part that was asked for, and sells each', async () => {
    show('4')
    const [asked] = await place(/^Item 4/)
    expect(asked?.getAttribute('aria-pressed')).toBe('true')
    const list = screen.getByRole('list', { name: 'Parts of this figure' })
    for (const { part_number } of figureParts) within(list).getByRole('button', { name: `Add ${part_number}` })
  })

  it('turns to the sheet that has the item', async () => {
    server.use(
      figureOn(28, 29),
      partsHttp.get('/figure/places', ({ query, response }) =>
        response(200).json({
          items: figurePlaces.filter(({ item }) => (item === '5') === (query.get('figure_page') === '29')),
        }),
      ),
    )
    show()
    await screen.findByText('Sheet 1 of 2')
    await userEvent.click(await screen.findByRole('button', { name: 'Show item 5 on the figure' }))
    await screen.findByText('Sheet 2 of 2')
    expect(await place(/^Item 5/)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Previous sheet' }))
    await screen.findByText('Sheet 1 of 2')
    expect(screen.queryByRole('button', { name: /^Item 5/ })).toBeNull()
  })

  it('says that no number was read', async () => {
    server.use(partsHttp.get('/figure/places', ({ response }) => response(200).json({ items: [] })))
    show()
    await screen.findByText(/could not be read on this figure/)
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })

  it('asks for the numbers again', async () => {
    server.use(
      partsHttp.get('/figure/places', ({ response }) => response(422).json(problem(422, 'page_unreadable', '')), {
        once: true,
      }),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await place(/^Item 4/)).toHaveLength(1)
  })

  it('closes', async () => {
    const { onClose } = show()
    await screen.findByRole('dialog', { name: 'Fig. 3-1 Engine oil filter' })
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
