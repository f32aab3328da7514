import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { machineQueries } from '@/entities/machine'
import { brands, excavator, machines, skidSteer, wheelLoader } from '@/entities/machine/testing'
import { loader } from '@/entities/machine-instance/testing'
import { failedManual, hits, library, manualList, operationManual } from '@/entities/manual/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress, addressOf } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { accessOf } from '@/widgets/manual-viewer/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { noPageParts } from '../../../../tests/msw/page-parts'
import { operator, orgUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { ManualsPage } from './manuals-page'
import { UploadManual } from './upload-manual'

let asked: string[] = []
/** None is being processed: the list of one that is would be requested again, between the calls of a test. */
const finished = library.filter(({ status }) => status === 'READY' || status === 'FAILED')
let stored = finished
const note = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  asked.push(pathname.replace('/api/v2', '') + search)
}
const server = serveWith(
  noViews,
  platformHttp.get('/manuals/', ({ request, query, response }) => {
    note(request)
    return response(200).json(manualList(query.get('search') === 'winch' ? [] : stored))
  }),
  platformHttp.get('/manuals/search', ({ request, query, response }) => {
    note(request)
    const found = query.get('q') === 'submarine' ? [] : hits
    return response(200).json({ ...manualList(found), pages: found.map(({ page }) => page) })
  }),
  platformHttp.get('/machines/all-brands', ({ response }) =>
    response(200).json({ items: brands, total: 2, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/auth/me', ({ response }) => response(200).json(orgUser)),
  platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: [] })),
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: machines, total: machines.length, page: 1, limit: 50 }),
  ),
  platformHttp.get('/machines/{id}', ({ response }) => response(200).json(wheelLoader)),
  noPageParts,
  platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf())),
)

let address = ''
const onAddress = (href: string) => {
  address = href
}

function show(first: Record<string, string | number> = {}, user: User = operator) {
  return renderScreen(
    <AtAddress href={addressOf('/manuals', first)} onAddress={onAddress}>
      <ManualsPage />
    </AtAddress>,
    signedInAs(user),
  )
}

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name)
  return within(cell.closest('tr') ?? cell)
}
const lastAsked = (call: string) => waitFor(() => expect(asked.at(-1)).toBe(call))

// A desk: tables, and the opened manual beside them.
const isWide = (query: string) => query.startsWith('(width >=')
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: isWide(query),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
afterAll(() => {
  vi.unstubAllGlobals()
})

beforeEach(() => {
  asked = []
  stored = finished
})

describe('uploading a manual', () => {
  it('is for the staff of a dealership', async () => {
    show()
    await screen.findByText(operationManual.display_name)
    expect(screen.queryByRole('button', { name: 'Upload manual' })).toBeNull()
  })

  it('takes the machine in the same dialog, and then its file', async () => {
    let uploaded: FormData | undefined
    server.use(
      platformHttp.post('/files/upload', async ({ request, response }) => {
        uploaded = await request.clone().formData()
        const accepted = { id: operationManual.id, machine_id: wheelLoader.id, display_name: 'Operation' }
        return response(202).json({ ...accepted, status: 'QUEUED' })
      }),
      platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList([operationManual]))),
    )
    show({}, orgUser)
    await userEvent.click(await screen.findByRole('button', { name: 'Upload manual' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Machine File Upload' }))
    expect(dialog.queryByLabelText('Choose a file')).toBeNull()
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(wheelLoader.model) }))
    const file = dialog.getByLabelText('Choose a file')
    expect(document.activeElement).toBe(file)
    await userEvent.upload(file, new File(['%PDF-1.7'], 'service.pdf', { type: 'application/pdf' }))
    await userEvent.click(dialog.getByRole('button', { name: 'SUBMIT' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(uploaded?.get('machine_id')).toBe(wheelLoader.id)
    expect(address).toBe('/manuals')
  })

  it('offers first the model of the machine that was worked with last', async () => {
    server.use(
      platformHttp.get('/machines/recent', ({ response }) =>
        response(200).json({ items: [{ ...loader, machine: skidSteer }] }),
      ),
    )
    show({ upload: 'true' }, orgUser)
    const [first, second] = await screen.findAllByRole('option')
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining(skidSteer.model),
      expect.stringContaining(wheelLoader.model),
    ])
  })

  it('opens by its address, with the machine that the list is about', async () => {
    show({ upload: 'true', machine_id: wheelLoader.id }, orgUser)
    const dialog = within(await screen.findByRole('dialog', { name: 'Machine File Upload' }))
    await dialog.findByLabelText('Choose a file')
    await userEvent.click(dialog.getByRole('button', { name: 'Change the model' }))
    expect(dialog.queryByLabelText('Choose a file')).toBeNull()
  })

  it('offers no other machine while the one of the list is loading', async () => {
    server.use(platformHttp.get('/machines/{id}', () => delay('infinite')))
    show({ upload: 'true', machine_id: wheelLoader.id }, orgUser)
    const dialog = within(await screen.findByRole('dialog', { name: 'Machine File Upload' }))
    expect(dialog.getByText('The machine is loading.')).toBeTruthy()
    expect(dialog.queryByRole('combobox', { name: 'Model' })).toBeNull()
  })

  it('follows the list to another machine, with the file that was chosen', async () => {
    const details = [wheelLoader, skidSteer].map((one) => [machineQueries.detail(one.id).queryKey, one] as const)
    const upload = (machineId: string) => (
      <UploadManual organizationName={undefined} machineId={machineId} open onOpenChange={() => undefined} />
    )
    const { rerender } = renderScreen(upload(wheelLoader.id), { known: [...signedInAs(orgUser).known, ...details] })
    const dialog = within(await screen.findByRole('dialog', { name: 'Machine File Upload' }))
    const file = new File(['%PDF-1.7'], 'service.pdf', { type: 'application/pdf' })
    await userEvent.upload(dialog.getByLabelText('Choose a file'), file)
    await userEvent.click(dialog.getByRole('button', { name: 'Change the model' }))
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(excavator.model) }))
    expect(dialog.getByText(`A manual of ${excavator.name}.`, { exact: false })).toBeTruthy()
    rerender(upload(skidSteer.id))
    expect(dialog.getByText(`A manual of ${skidSteer.name}.`, { exact: false })).toBeTruthy()
    expect(dialog.getByText('service.pdf')).toBeTruthy()
  })
})

describe('the manuals by name', () => {
  it('show machine, pages, size and how far the processing has come', async () => {
    stored = library
    show()
    const { getByText } = await rowOf('Excavator handbook')
    for (const fact of ['Harrow EX-210', '248', '13.6 MB', 'Ready']) expect(getByText(fact)).toBeTruthy()
    expect((await rowOf('Service Manual')).getByText('12 of 40 pages')).toBeTruthy()
    expect((await rowOf('Parts catalogue')).getByText(/^It could not be processed: This PDF/)).toBeTruthy()
    expect(asked).toEqual(['/manuals/?limit=10'])
  })

  it('ask for what the address says', async () => {
    show({ list_page: 2, search: 'wl', brand: 'Harrow', kind: 'parts', status: 'READY', sort_field: 'machine' })
    await lastAsked(
      '/manuals/?search=wl&brand=Harrow&kind=parts&status=READY&sort_field=machine&sort_direction=asc&page=2&limit=10',
    )
  })

  it('narrow and order, beginning at the first page again', async () => {
    show({ list_page: 2 })
    await rowOf('Excavator handbook')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Parts')
    await lastAsked('/manuals/?kind=parts&limit=10')
    await userEvent.click(screen.getByRole('button', { name: 'Machine' }))
    await lastAsked('/manuals/?kind=parts&sort_field=machine&sort_direction=asc&limit=10')
  })

  it('of one machine say so, and lead back to all', async () => {
    show({ machine_id: wheelLoader.id })
    await screen.findByText('Only Harrow WL-120')
    await userEvent.click(screen.getByRole('button', { name: 'All machines' }))
    await lastAsked('/manuals/?limit=10')
  })

  it('open beside the list at their first page, where they are ready', async () => {
    stored = library
    show()
    await userEvent.click((await rowOf('Excavator handbook')).getByText('Harrow EX-210'))
    await waitFor(() => expect(address).toBe(`/manuals?manual=${library.at(-1)?.id}&page=1`))
    expect(await screen.findByRole('complementary', { name: 'Opened manual' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close manual' }))
    await userEvent.click((await rowOf('Service Manual')).getByText('Harrow WL-120'))
    await waitFor(() => expect(address).toBe('/manuals'))
  })

  it('have an address each, so that a second one can be read in a new tab, as what was found in them has', async () => {
    stored = library
    show({ search: 'loader' })
    const link = await screen.findByRole('link', { name: 'Excavator handbook' })
    expect(link.getAttribute('href')).toBe(`/manuals?search=loader&manual=${library.at(-1)?.id}&page=1`)
    expect((await rowOf('Service Manual')).queryByRole('link')).toBeNull()
    cleanup()
    show({ in: 'text', search: 'engine oil' })
    const [, hit] = await screen.findAllByRole('link', { name: operationManual.display_name })
    expect(hit?.getAttribute('href')).toBe(`/manuals?in=text&search=engine+oil&manual=${operationManual.id}&page=47`)
  })

  it('that somebody manages can be tried again and deleted, others not', async () => {
    server.use(
      platformHttp.post('/manuals/{id}/retry', ({ response }) => {
        stored = stored.map((other) =>
          other.id === failedManual.id ? { ...other, status: 'QUEUED', reason: null } : other,
        )
        const { id, machine_id, display_name } = failedManual
        return response(202).json({ id, machine_id, display_name, status: 'QUEUED' })
      }),
      platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList(stored))),
      platformHttp.delete('/manuals/{id}', ({ params, response }) => {
        stored = stored.filter(({ id }) => id !== params.id)
        return response(204).empty()
      }),
    )
    show({ manual: operationManual.id, page: 3 })
    expect((await rowOf('Excavator handbook')).queryByRole('button', { name: /^Actions for/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try Parts catalogue again' }))
    await waitFor(async () => expect((await rowOf('Parts catalogue')).getByText('Waiting for its turn')).toBeTruthy())
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Operation and Maintenance Manual' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete manual' }))
    await waitFor(() => expect(screen.queryByText('Operation and Maintenance Manual')).toBeNull())
    await waitFor(() => expect(address).toBe('/manuals'))
  })

  it('that somebody manages are edited in the list too, others not', async () => {
    let sent: unknown
    server.use(
      platformHttp.put('/manuals/{id}', async ({ request, response }) => {
        sent = await request.json()
        return response(200).json(operationManual)
      }),
    )
    show()
    expect((await rowOf('Excavator handbook')).queryByRole('button', { name: /^Actions for/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Operation and Maintenance Manual' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit manual' }))
    await userEvent.type(dialog.getByLabelText(/^Years/), '2024')
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject({ machine_years: expect.stringContaining('2024') })
  })

  it('that are not found by name may be found in the text', async () => {
    show({ search: 'winch' })
    await screen.findByText('Nothing matches')
    await userEvent.click(screen.getByRole('button', { name: 'Search in the manuals' }))
    await lastAsked('/manuals/search?q=winch&limit=10')
  })
})

describe('words in the manuals', () => {
  it('are searched for in the same field, with the same filters', async () => {
    show({ search: 'engine oil', brand: 'Harrow', status: 'READY' })
    await userEvent.selectOptions(await screen.findByLabelText('Where to look'), 'In the text')
    await lastAsked('/manuals/search?q=engine%20oil&brand=Harrow&limit=10')
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search in the manuals' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the manuals' }), '"HX-250"{Enter}')
    await lastAsked('/manuals/search?q=%22HX-250%22&brand=Harrow&limit=10')
  })

  it('are shown with their manual, machine, page and heading, marked', async () => {
    show({ in: 'text', search: 'engine oil' })
    const { getByText, container } = { container: document.body, ...(await rowOf('8.3 Fluids and capacities')) }
    expect(getByText('Harrow WL-120 · page 31')).toBeTruthy()
    const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marked).toEqual(['Engine oil', 'engine oil', 'engine oil'])
  })

  it('are text, never markup', async () => {
    show({ in: 'text', search: 'engine oil' })
    expect(await screen.findByText(/Use <b>only<\/b> the/)).toBeTruthy()
    expect(document.querySelector('b')).toBeNull()
  })

  it('open the manual at the page with the passage marked', async () => {
    show({ in: 'text', search: 'engine oil' })
    await rowOf('8.3 Fluids and capacities')
    await userEvent.click(screen.getByText('Harrow WL-120 · page 47'))
    await waitFor(() => expect(address).toBe(`/manuals?in=text&search=engine+oil&manual=${operationManual.id}&page=47`))
    await screen.findByText('Match 2 of 2')
    expect(document.querySelector('[data-box="2"]')?.getAttribute('style')).toContain('top: 50%')
  })

  it('that occur nowhere are reported, with what helps', async () => {
    show({ in: 'text', search: 'submarine' })
    expect(await screen.findByText('No matches')).toBeTruthy()
  })

  it('wait until somebody types some', async () => {
    show({ in: 'text' })
    expect(await screen.findByText('Search the text of all manuals')).toBeTruthy()
    expect(asked).toEqual([])
  })
})
