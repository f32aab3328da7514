import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wheelLoader } from '@/entities/machine/testing'
import type { Manual } from '@/entities/manual'
import {
  failedManual,
  manualList,
  manuals,
  operationManual,
  scannedManual,
  serviceManual,
} from '@/entities/manual/testing'
import { mainId } from '@/shared/lib/page-title'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { ManualList } from './manual-list'

let stored: Manual[] = []
const server = serveWith(
  platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList(stored))),
  platformHttp.get('/auth/me', ({ response }) => response(200).json(dealershipAdmin)),
)

function report(manual: Manual, progress: Partial<Manual>) {
  const { id: manual_id, machine_id, status, pages, pages_done } = { ...manual, ...progress }
  stored = stored.map((other) => (other.id === manual.id ? { ...other, ...progress } : other))
  act(() => {
    testRooms.send('manual.progress', { manual_id, machine_id, status, pages, pages_done })
  })
}

const onOpen = vi.fn()

function show(uploader?: { organizationName: string | undefined }) {
  const page = (isOpen: boolean) => (
    <main id={mainId} tabIndex={-1}>
      {isOpen && <ManualList machine={wheelLoader} uploader={uploader} onOpen={onOpen} />}
    </main>
  )
  const { rerender } = renderScreen(page(true))
  return { leave: () => rerender(page(false)) }
}

const staff = { organizationName: 'Northfield Equipment' }
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') ?? heading)
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  stored = manuals
  onOpen.mockReset()
})

describe('ManualList', () => {
  it('says what each manual is, and opens one that is ready', async () => {
    show()
    const { getByText, getByRole } = await row('Operation and Maintenance Manual')
    for (const fact of ['Operation', '248 pages', '2019-2024', 'Serial numbers GHT00100 to GHT00999', '13.6 MB']) {
      expect(getByText(fact)).toBeTruthy()
    }
    await userEvent.click(getByRole('button', { name: 'Open Operation and Maintenance Manual' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(operationManual)
  })

  it('says how many pages were read by OCR', async () => {
    stored = [{ ...operationManual, ocr_pages: 12 }, serviceManual]
    show()
    const scanned = await row('Operation and Maintenance Manual')
    expect(scanned.getByText('12 pages read from their images (OCR)')).toBeTruthy()
    expect((await row('Service Manual')).queryByText(/OCR/)).toBeNull()
  })

  it('says how many pages have no readable text', async () => {
    stored = [{ ...operationManual, ocr_pages: 12, unreadable_pages: 3 }, serviceManual]
    show()
    const scanned = await row('Operation and Maintenance Manual')
    expect(scanned.getByText('3 pages without readable text')).toBeTruthy()
    expect((await row('Service Manual')).queryByText(/readable/)).toBeNull()
  })

  it('says of each page where its text comes from', async () => {
    const page_texts: Manual['page_texts'] = [
      {
        kind: 'READ',
        pages: 4,
        ranges: [
          { first: 1, last: 3 },
          { first: 7, last: 7 },
        ],
      },
      { kind: 'RECOGNIZED', pages: 2, ranges: [{ first: 4, last: 5 }] },
      { kind: 'UNREADABLE', pages: 1, ranges: [{ first: 6, last: 6 }] },
    ]
    stored = [{ ...operationManual, page_texts }]
    show()
    const { getByText, getByRole } = await row('Operation and Maintenance Manual')
    await userEvent.click(getByText('Pages'))
    const pages = within(getByRole('list', { name: 'Pages of Operation and Maintenance Manual' }))
    expect(pages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Read from the PDF: 1–3, 7',
      'Recognized in the image (OCR): 4–5',
      'Not readable: 6',
    ])
  })

  it('shows the progress page by page, until the manual can be opened', async () => {
    show()
    const { getByText, findByRole } = await row('Service Manual')
    getByText('12 of 40 pages')
    report(serviceManual, { pages_done: 39 })
    await waitFor(() => expect(getByText('39 of 40 pages')).toBeTruthy())
    report(serviceManual, { status: 'READY', can_open: true, pages_done: 40 })
    expect(await findByRole('button', { name: 'Open Service Manual' })).toBeTruthy()
  })

  it('says why a manual failed, to everybody', async () => {
    show()
    const { getByText } = await row('Parts catalogue')
    expect(getByText(/^It could not be processed: This PDF is protected by a password/)).toBeTruthy()
  })

  it('"a scan can be opened and read even where it cannot be searched"', async () => {
    stored = [scannedManual, failedManual]
    show()
    const { getByText, getByRole } = await row('Scanned handbook')
    getByText(/^It can be opened, but not searched: The PDF has no text/)
    await userEvent.click(getByRole('button', { name: 'Open Scanned handbook' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(scannedManual)
    expect((await row('Parts catalogue')).queryByRole('button', { name: /^Open/ })).toBeNull()
  })

  it('offers to try again and to delete only where `can_manage` says so', async () => {
    stored = [{ ...failedManual, can_manage: false }]
    show()
    const { queryByRole } = await row('Parts catalogue')
    expect(queryByRole('button')).toBeNull()
  })

  it('offers the upload only to those who may', async () => {
    stored = []
    show()
    await screen.findByText('No manual yet')
    expect(screen.queryByRole('button', { name: 'Upload manual' })).toBeNull()
  })
})

describe('what is started in this tab', () => {
  it('"A failed one can be retried", and ends in a notification, also on another page', async () => {
    server.use(
      platformHttp.post('/manuals/{id}/retry', ({ response }) => {
        stored = stored.map((other) => (other.id === failedManual.id ? { ...other, status: 'QUEUED' } : other))
        const { id, machine_id, display_name } = failedManual
        return response(202).json({ id, machine_id, display_name, status: 'QUEUED' })
      }),
    )
    const { leave } = show(staff)
    const { findByText } = await row('Parts catalogue')
    await press('Try again')
    await findByText('Waiting for its turn')
    leave()
    report(failedManual, { status: 'READY', reason: null, pages: 12, pages_done: 12 })
    await screen.findAllByText('“Parts catalogue” is ready. Answers use it now.')
    await waitFor(() => expect(testRooms.joined()).toEqual([]))
  })

  it('an upload ends in a notification, with the reason when it failed', async () => {
    const uploaded: Manual = { ...serviceManual, id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c29', display_name: 'Winch' }
    server.use(
      platformHttp.post('/files/upload', ({ response }) => {
        stored = [uploaded]
        return response(202).json({
          id: uploaded.id,
          machine_id: wheelLoader.id,
          display_name: 'Winch',
          status: 'QUEUED',
        })
      }),
    )
    stored = []
    show(staff)
    await screen.findByText('No manual yet')
    await press('Upload manual')
    const pdf = new File(['%PDF-1.7'], 'winch.pdf', { type: 'application/pdf' })
    await userEvent.upload(screen.getByLabelText('Choose a file'), pdf)
    await press('SUBMIT')
    await row('Winch')
    report(uploaded, { status: 'FAILED', reason: 'It has no text.' })
    await screen.findAllByText('“Winch” could not be processed: It has no text.')
  })
})

describe('deleting', () => {
  const openDialog = async () => {
    show(staff)
    await row('Service Manual')
    await press('Actions for Service Manual')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    return screen.findByRole('dialog', { name: 'Delete this manual?' })
  }

  it('says what happens, and does nothing until it is confirmed', async () => {
    const dialog = await openDialog()
    expect(dialog.textContent).toContain('Answers no longer use it')
    await press('Cancel')
    expect(await row('Service Manual')).toBeTruthy()
  })

  it('removes the row before it is reported, and moves the focus to the page’s main part', async () => {
    server.use(
      platformHttp.delete('/manuals/{id}', ({ params, response }) => {
        stored = stored.filter(({ id }) => id !== params.id)
        return response(204).empty()
      }),
    )
    await openDialog()
    await press('Delete manual')
    await screen.findAllByText('“Service Manual” was deleted')
    expect(screen.queryByRole('heading', { name: 'Service Manual' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('says why it did not work, and stays open for another try', async () => {
    server.use(
      platformHttp.delete('/manuals/{id}', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'Only the organization that uploaded the manual can do this.')),
      ),
    )
    const dialog = await openDialog()
    await press('Delete manual')
    await within(dialog).findByText('Only the organization that uploaded the manual can do this.')
  })
})

describe('"Manuals: name, kind, years, serial range editable afterwards"', () => {
  const edit = async () => {
    const { getByRole } = await row('Operation and Maintenance Manual')
    await userEvent.click(getByRole('button', { name: 'Actions for Operation and Maintenance Manual' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  }

  it('by whoever manages it: only what they change is sent; what is left blank covers everything', async () => {
    const sent: unknown[] = []
    server.use(
      platformHttp.put('/manuals/{id}', async ({ params, request, response }) => {
        sent.push([params.id, await request.json()])
        return response(200).json(operationManual)
      }),
    )
    show(staff)
    await edit()
    await userEvent.clear(screen.getByLabelText('Display name'))
    await press('Save manual')
    screen.getByText('Enter a name.')
    await userEvent.type(screen.getByLabelText('Display name'), 'Operation Manual')
    await userEvent.selectOptions(screen.getByLabelText('Kind of manual'), 'Service')
    await userEvent.clear(screen.getByLabelText(/^Serial numbers to/))
    await press('Save manual')
    await screen.findByText('“Operation Manual” was changed')
    expect(sent).toEqual([
      [operationManual.id, { display_name: 'Operation Manual', kind: 'service', serial_number_end: null }],
    ])
  })

  it('a refused range is said beside its field', async () => {
    const message = 'The last serial number must have the same prefix as the first and must not be lower.'
    server.use(
      platformHttp.put('/manuals/{id}', ({ response }) =>
        response(400).json({
          ...problem(400, 'invalid', 'Something is wrong.'),
          errors: [{ path: 'body.serial_number_end', message }],
        }),
      ),
    )
    show(staff)
    await edit()
    await userEvent.type(screen.getByLabelText(/^Serial numbers from/), '0')
    await press('Save manual')
    await screen.findByText(message)
    expect(screen.getByLabelText(/^Serial numbers to/).getAttribute('aria-invalid')).toBe('true')
  })

  it('and by nobody else', async () => {
    stored = [{ ...operationManual, can_manage: false }]
    show()
    const { queryByRole } = await row('Operation and Maintenance Manual')
    expect(queryByRole('button', { name: /^Actions for/ })).toBeNull()
  })
})
