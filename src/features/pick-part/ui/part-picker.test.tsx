import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { catalogue, filterSet, fuelFilter, oilFilter, oldOilFilter } from '@/entities/catalogue/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { BundlePicker } from './bundle-picker'
import { PartPicker } from './part-picker'

const server = serveWith()

const searches: string[] = []
const finds = (...items: (typeof oilFilter)[]) =>
  server.use(
    platformHttp.get('/catalogues/{id}/parts', ({ request, response }) => {
      searches.push(new URL(request.url).searchParams.get('search') ?? '')
      return response(200).json({ items, total: items.length, page: 1, limit: 20 })
    }),
  )

const onPick = vi.fn()
const field = () => screen.getByRole('combobox', { name: 'Add a part' })
const show = (operatorId: string | null = null) =>
  renderScreen(<PartPicker label="Add a part" catalogueId={catalogue.id} operatorId={operatorId} onPick={onPick} />)

describe('PartPicker', () => {
  it('picks by keyboard alone, and is empty for the next part', async () => {
    finds(oilFilter, fuelFilter)
    show()
    await userEvent.type(field(), 'filter')
    await screen.findByRole('option', { name: /HX-310/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onPick.mock.calls).toEqual([[fuelFilter]])
    expect(field()).toHaveProperty('value', '')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('shows price, stock and the number that replaces an old one', async () => {
    finds(oilFilter, fuelFilter, oldOilFilter)
    show()
    await userEvent.type(field(), 'hx')
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'HX-250Engine oil filter$24.5012 available',
      'HX-310Fuel filter$31.80Backorder',
      'HX-200Replaced by HX-250$24.50Backorder',
    ])
  })

  it('searches once the typing pauses', async () => {
    searches.length = 0
    finds(oilFilter)
    show()
    await userEvent.type(field(), 'HX-250')
    await screen.findByRole('option')
    expect(searches).toEqual(['HX-250'])
  })

  it('asks for the prices of the customer that the part is for', async () => {
    const asked = vi.fn()
    server.use(
      platformHttp.get('/catalogues/{id}/parts', ({ request, response }) => {
        asked(new URL(request.url).searchParams.get('operator_id'))
        return response(200).json({ items: [oilFilter], total: 1, page: 1, limit: 20 })
      }),
    )
    show(catalogue.organization.id)
    await userEvent.type(field(), 'hx')
    await screen.findByRole('option')
    expect(asked.mock.calls).toEqual([[catalogue.organization.id]])
  })

  it('says that nothing was found, and closes by Escape', async () => {
    finds()
    show()
    await userEvent.type(field(), 'zz')
    await screen.findByText('Nothing found for “zz”.')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText(/Nothing found/)).toBeNull()
  })

  it('reports a search that failed and repeats it', async () => {
    server.use(
      platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'This catalogue does not exist.')),
      ),
    )
    show()
    await userEvent.type(field(), 'hx')
    await screen.findByText(/This catalogue does not exist/)
    finds(oilFilter)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('option', { name: /HX-250/ })
  })
})

it('BundlePicker picks a bundle with a click', async () => {
  server.use(
    platformHttp.get('/catalogues/{id}/bundles', ({ response }) =>
      response(200).json({ items: [filterSet], total: 1, page: 1, limit: 20 }),
    ),
  )
  renderScreen(<BundlePicker label="Add a bundle" catalogueId={catalogue.id} operatorId={null} onPick={onPick} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a bundle' }), 'filter')
  await userEvent.click(await screen.findByRole('option', { name: /Filter set WL-120/ }))
  expect(onPick).toHaveBeenLastCalledWith(filterSet)
})
