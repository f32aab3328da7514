import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedCount, fuelFilterStock, mainStore, oilFilterStock, serviceVan } from '@/entities/inventory/testing'
import { northfield } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { saveFile } from '@/shared/lib/save-file'
import { savedLines } from '@/shared/lib/save-file/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { locationsAre, stockOf } from '../../../../tests/msw/inventory'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { InventoryPage } from './inventory-page'

let sent: unknown[] = []
let address = ''
const server = serveWith(
  noViews,
  locationsAre(),
  ...stockOf([fuelFilterStock, oilFilterStock]),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [northfield], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.put('/inventory/locations/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(serviceVan)
  }),
  platformHttp.post('/inventory/locations', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json({ ...serviceVan, name: 'Yard' })
  }),
)

const show = (user: User = dealershipAdmin) =>
  renderScreen(
    <AtAddress
      href="/inventory"
      onAddress={(next) => {
        address = next
      }}
    >
      <InventoryPage />
    </AtAddress>,
    signedInAs(user),
  )
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  sent = []
})

describe('the inventory', () => {
  it('leads to the counts that were uploaded', async () => {
    show()
    await press('More')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Uploaded counts' }))
    await waitFor(() => expect(address).toBe('/inventory/imports'))
  })

  it('exports what is filtered with the status that the screen shows', async () => {
    show()
    await screen.findByRole('link', { name: fuelFilterStock.part.part_number })
    await press('Export')
    const [head, ...rows] = await savedLines()
    expect(head).toMatch(/"Status"$/)
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['"Backordered"', '"In stock"'])
  })

  it('is exported whole as a table', async () => {
    const table = '"part_number","quantity"\r\n'
    server.use(platformHttp.get('/inventory/export', ({ response }) => response.untyped(new Response(table))))
    show()
    await press('More')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export the whole inventory' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [saved, name] = vi.mocked(saveFile).mock.calls[0] ?? []
    expect(name).toMatch(/^inventory \d{4}-\d\d-\d\d\.csv$/)
    expect(await saved?.text()).toBe(table)
  })

  it('that cannot be exported says why, and saves nothing', async () => {
    server.use(
      platformHttp.get('/inventory/export', ({ response }) =>
        response.untyped(Response.json(problem(403, 'forbidden', 'You cannot export this.'), { status: 403 })),
      ),
    )
    show()
    await press('More')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export the whole inventory' }))
    await screen.findByText('You cannot export this.')
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('shows what is on hand, reserved and waited for, and only what is to be reordered if that is asked for', async () => {
    show()
    const row = (await screen.findByRole('link', { name: 'HX-310' })).closest('tr')
    expect(row?.textContent).toContain('Backordered')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Reorder')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'HX-250' })).toBeNull())
  })

  it('is asked of a super user for a dealership ("the super user, who picks the organization", behaviour, section 3)', async () => {
    const asked: (string | null)[] = []
    server.use(
      platformHttp.get('/inventory/parts', ({ request, response }) => {
        asked.push(new URL(request.url).searchParams.get('organization_id'))
        return response(200).json({ items: [oilFilterStock], total: 1, page: 1, limit: 25 })
      }),
    )
    show(superUser)
    await screen.findByText('No dealership chosen')
    expect(asked).toEqual([])
    await screen.findByRole('option', { name: northfield.name })
    await userEvent.selectOptions(screen.getByLabelText('Dealership'), northfield.name)
    await screen.findByRole('link', { name: 'HX-250' })
    expect(asked).toEqual([northfield.id])
  })
})

describe('locations', () => {
  it('are added, and made the default; the default is neither closed nor made it again', async () => {
    show()
    await press('Locations')
    await press('Add location')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add location' }))
    await userEvent.type(dialog.getByLabelText('Name'), 'Yard')
    await userEvent.click(dialog.getByRole('button', { name: 'Add location' }))
    await screen.findByText('Yard saved')
    await press('Actions for Service van')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make default' }))
    await screen.findByText('Service van saved')
    expect(sent).toEqual([{ name: 'Yard' }, { version: 1, is_default: true }])
    await press(`Actions for ${mainStore.name}`)
    const close = await screen.findByRole('menuitem', { name: 'Close location' })
    expect(close.getAttribute('aria-disabled')).toBe('true')
  })

  it('with goods stay open, and it is said why', async () => {
    server.use(
      platformHttp.put('/inventory/locations/{id}', ({ response }) =>
        response(409).json(problem(409, 'location_not_empty', 'There are goods at this location.')),
      ),
    )
    show()
    await press('Locations')
    await press('Actions for Service van')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close location' }))
    await screen.findByText('There are goods at this location.')
  })
})

describe('an uploaded count', () => {
  it('is sent to be read, for the dealership that is chosen', async () => {
    let form = ''
    server.use(
      platformHttp.post('/organizations/inventory/upload-csv', async ({ request, response }) => {
        form = await request.text()
        return response(202).json({ ...checkedCount, status: 'READING' })
      }),
    )
    show()
    await press('Upload a count')
    await userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['part_number'], 'count.csv'))
    await waitFor(() => expect(form).toContain('name="file"'))
  })

  it('that cannot be taken says why', async () => {
    server.use(
      platformHttp.post('/organizations/inventory/upload-csv', ({ response }) =>
        response(415).json(problem(415, 'unsupported_file', 'This is no table.')),
      ),
    )
    show()
    await press('Upload a count')
    await userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['part_number'], 'count.csv'))
    await screen.findByText('This is no table.')
  })
})
