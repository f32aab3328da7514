import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { brandPage, harrow } from '@/entities/brand/testing'
import { brands, excavator, machines, wheelLoader } from '@/entities/machine/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress, addressOf } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { MachinesPage } from './machines-page'

let asked: string[] = []
const server = serveWith(
  noViews,
  platformHttp.get('/machines/', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    const total = query.get('search') === 'nothing' ? 0 : 23
    const items = total === 0 || Number(query.get('page') ?? 1) > 3 ? [] : machines
    return response(200).json({ items, total, page: 1, limit: 10 })
  }),
  platformHttp.get('/machines/all-brands', ({ response }) =>
    response(200).json({ items: brands, total: 2, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/{id}', ({ response }) => response(200).json(excavator)),
)

let address = ''
const onAddress = (href: string) => {
  address = href
}

function show(first: Record<string, string | number> = {}, { canAdd = false } = {}) {
  renderScreen(
    <AtAddress href={addressOf('/machines', first)} onAddress={onAddress}>
      <MachinesPage />
    </AtAddress>,
    signedInAs(canAdd ? dealershipAdmin : operator),
  )
}

const rowOf = async (model: string) => {
  const link = await screen.findByRole('link', { name: model })
  return link.closest('tr') ?? link
}
const lastAsked = (parameters: string) => waitFor(() => expect(asked.at(-1)).toBe(parameters))

beforeEach(() => {
  asked = []
  localStorage.clear()
})

describe('MachinesPage', () => {
  it('shows brand, model, type, manuals and status of each', async () => {
    show()
    const cells = within(await rowOf('WL-120')).getAllByRole('cell')
    expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      'WL-120',
      'Harrow',
      'Wheel loader',
      '3',
      'Ready',
    ])
    expect(asked).toEqual(['?limit=10'])
  })

  it('opens a machine by a click on its row and by its link', async () => {
    show()
    await userEvent.click(within(await rowOf('WL-120')).getByText('Wheel loader'))
    await waitFor(() => expect(address).toBe(`/machines/${wheelLoader.id}`))
    await userEvent.click(screen.getByRole('link', { name: 'EX-210' }))
    await waitFor(() => expect(address).toBe(`/machines/${excavator.id}`))
  })

  it('"Ask" chooses the machine of its row', async () => {
    show()
    await rowOf('EX-210')
    await userEvent.click(screen.getByRole('button', { name: 'Ask about Harrow EX-210' }))
    await waitFor(() => expect(address).toBe(`/assistant?machine=${excavator.id}`))
    expect(JSON.parse(localStorage.getItem('selected machine') ?? '').id).toBe(excavator.id)
  })

  it('"GET /machines/ (page, limit, search, brand, status, sort_field, sort_direction)": asks for what the address says', async () => {
    show({ page: 2, search: 'wl', brand: 'Harrow', status: 'ready', sort_field: 'model', sort_direction: 'desc' })
    await lastAsked('?page=2&search=wl&brand=Harrow&status=ready&sort_field=model&sort_direction=desc&limit=10')
  })

  it('filters, sorts and pages', async () => {
    show()
    await rowOf('WL-120')
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    await lastAsked('?page=3&limit=10')
    await screen.findByRole('option', { name: 'Oxbow' })
    await userEvent.selectOptions(screen.getByLabelText('Brand'), 'Oxbow')
    await lastAsked('?brand=Oxbow&limit=10')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'No manual')
    await lastAsked('?brand=Oxbow&status=no_manual&limit=10')
    await userEvent.click(screen.getByRole('button', { name: 'Type' }))
    await lastAsked('?brand=Oxbow&status=no_manual&sort_field=type&sort_direction=asc&limit=10')
    await userEvent.selectOptions(screen.getByLabelText('Brand'), 'All brands')
    await lastAsked('?status=no_manual&sort_field=type&sort_direction=asc&limit=10')
  })

  it('says that nothing matches, and leads back to all', async () => {
    show({ search: 'nothing' })
    await screen.findByText('Nothing matches')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await rowOf('WL-120')
  })

  it('beyond the last page leads back to it', async () => {
    show({ page: 99 })
    await userEvent.click(await screen.findByRole('button', { name: 'Go to page 3, the last one' }))
    await rowOf('WL-120')
    await lastAsked('?page=3&limit=10')
  })

  it('says what the page is for where there is no machine', async () => {
    server.use(
      platformHttp.get('/machines/', ({ response }) => response(200).json({ items: [], total: 0, page: 1, limit: 10 })),
    )
    show({ page: 2 }, { canAdd: true })
    await screen.findByText('No models yet')
    expect(screen.getAllByRole('button', { name: 'Add model' })).toHaveLength(1)
  })

  it('those who keep models add one, and go on to it', async () => {
    server.use(
      platformHttp.get('/machines/brands', ({ response }) => response(200).json(brandPage([harrow]))),
      platformHttp.get('/machines/types', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
      ),
      platformHttp.get('/machines/models', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
      ),
      platformHttp.post('/machines/', ({ response }) => response(201).json(wheelLoader)),
    )
    show({}, { canAdd: true })
    await rowOf('EX-210')
    await userEvent.click(screen.getByRole('button', { name: 'Add model' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a model' })
    await within(dialog).findByRole('option', { name: 'Harrow' })
    await userEvent.selectOptions(within(dialog).getByLabelText('Brand'), 'Harrow')
    fireEvent.change(within(dialog).getByLabelText('Type'), { target: { value: 'Wheel loader' } })
    fireEvent.change(within(dialog).getByLabelText('Model'), { target: { value: 'WL-120' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add model' }))
    await waitFor(() => expect(address).toBe(`/machines/${wheelLoader.id}`))
  })

  it('offers nothing to add to those who only have machines', async () => {
    show()
    await rowOf('WL-120')
    expect(screen.queryByRole('button', { name: 'Add model' })).toBeNull()
  })

  it('can be tried again when it did not load', async () => {
    server.use(platformHttp.get('/machines/', () => Response.error(), { once: true }))
    show()
    await screen.findByText('Network error or server did not respond.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await rowOf('WL-120')
  })
})
