import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { excavator, nothingDepends, wheelLoader } from '@/entities/machine/testing'
import { task } from '@/entities/machine-instance/testing'
import type { MachineNote } from '@/entities/machine-note'
import { greaseNote, noteList, sealsNote } from '@/entities/machine-note/testing'
import { manualList, operationManual } from '@/entities/manual/testing'
import { northfield } from '@/entities/organization/testing'
import { kit500, kitList, winterKit } from '@/entities/service-kit/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator, orgUser, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import type { MachineSearch } from './machine-details'
import { MachineDetailsPage } from './machine-details-page'

const server = serveWith(
  platformHttp.get('/machines/{id}', ({ response }) => response(200).json(wheelLoader)),
  platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList([operationManual]))),
  platformHttp.get('/machines/{id}/manual-upload-date', ({ response }) =>
    response(200).json({ uploaded_at: new Date().toISOString() }),
  ),
  platformHttp.get('/machines/{id}/kits', ({ query, response }) => {
    askedFor.push(`kits of ${query.get('organization_id')}`)
    return response(200).json(kitList([kit500, winterKit]))
  }),
  platformHttp.get('/machines/{id}/schedule', ({ query, response }) => {
    askedFor.push(`schedule of ${query.get('organization_id')}`)
    return response(200).json({ tasks: [{ ...task, kit_id: kit500.id }] })
  }),
  platformHttp.get('/machines/{id}/notes', ({ response }) => response(200).json(noteList(...notes))),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [northfield], total: 1, page: 1, limit: 1000 }),
  ),
)
let askedFor: string[] = []
let notes: MachineNote[] = []

const onAsk = vi.fn()
const onBack = vi.fn()
const onSearch = vi.fn()

function show(user: User = operator, search: MachineSearch = {}) {
  // Fresh for the whole test: nobody asks for the person again.
  return renderScreen(
    <MachineDetailsPage
      machineId={wheelLoader.id}
      search={search}
      onSearch={onSearch}
      onAsk={onAsk}
      onBack={onBack}
      instances={<a href="/machine-instances">Machine instances</a>}
      scheduleLink={<a href="/create-maintenance-schedule">Edit tasks</a>}
    />,
    signedInAs(user),
  )
}

/** A part of the page by its heading. */
async function section(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('section') ?? heading)
}

beforeEach(() => {
  localStorage.clear()
  askedFor = []
  notes = []
  for (const handler of [onAsk, onBack, onSearch]) handler.mockReset()
})

describe('MachineDetailsPage', () => {
  it('shows what the machine is', async () => {
    show()
    await screen.findByRole('heading', { level: 1, name: 'Harrow WL-120' })
    expect(screen.getByText('Wheel loader')).toBeTruthy()
    await screen.findByText('Last manual: Today')
    expect(document.title).toContain('Harrow WL-120')
  })

  it('names its variants with the serial numbers that choose each', async () => {
    const variants = [wheelLoader, excavator].flatMap((machine) => machine.variants)
    server.use(platformHttp.get('/machines/{id}', ({ response }) => response(200).json({ ...wheelLoader, variants })))
    show()
    const card = await section('Variants')
    const ranges = card.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(card.getAllByRole('term').map(({ textContent }, index) => [textContent, ranges[index]])).toEqual([
      ['WL-120', 'GHT00100 to GHT00999'],
      ['EX-210', 'from RQ00032'],
    ])
  })

  it('"Ask" chooses the machine and goes to where one asks', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Bob' }))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(wheelLoader.id)
    expect(JSON.parse(localStorage.getItem('selected machine') ?? '').id).toBe(wheelLoader.id)
  })

  it('opens a manual at its first page, in the address', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Open Operation and Maintenance Manual' }))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ manual: operationManual.id, page: 1 })
  })

  it('offers the upload to the staff of a dealership and to the super user, and to nobody else', async () => {
    const mayUpload = async (user: User) => {
      const { unmount } = show(user)
      await screen.findByRole('heading', { name: 'Operation and Maintenance Manual' })
      const offered = screen.queryByRole('button', { name: 'Upload manual' }) !== null
      unmount()
      return offered
    }
    expect([await mayUpload(dealershipAdmin), await mayUpload(orgUser), await mayUpload(superUser)]).toEqual([
      true,
      true,
      true,
    ])
    const operatorsAdmin: User = { ...operator, groups: [{ name: 'Org Admin' }] }
    expect([await mayUpload(operator), await mayUpload(operatorsAdmin)]).toEqual([false, false])
  })

  it('an operator’s people read the kits, and find nothing to change', async () => {
    show(operator)
    const kits = await section('Service kits')
    const parts = await kits.findByRole('list', { name: 'Parts of 500 h kit' })
    expect(parts.textContent).toBe('1 × HF-204 Oil filter4 × OIL-15W40 Engine oil, 5 l')
    const [, first, second] = kits.getAllByRole('row')
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringMatching(/^500 h kit500 h or km.*\$180\.50$/),
      expect.stringMatching(/^Winter kit–.*–$/),
    ])
    expect(screen.queryByRole('heading', { name: 'Maintenance schedule' })).toBeNull()
    for (const name of ['Add kit', 'Edit', 'Edit 500 h kit', 'Delete 500 h kit', 'Actions for Harrow WL-120']) {
      expect([name, screen.queryByRole('button', { name })]).toEqual([name, null])
    }
    expect(askedFor).toEqual(['kits of null'])
  })

  it('a dealership’s staff see their schedule, with the way to change it, and change their kits', async () => {
    show(orgUser)
    const schedule = await section('Maintenance schedule')
    const row = (await schedule.findByText('500 h service')).closest('tr')
    expect(row?.textContent).toBe(
      '500 h service500 h or km, or 365 daysfrom the due date50 h or km, or 14 days500 h kit',
    )
    schedule.getByRole('link', { name: 'Edit tasks' })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for 500 h kit' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add kit' }))
    await screen.findByRole('dialog', { name: 'New service kit' })
    expect(new Set(askedFor)).toEqual(new Set([`kits of ${northfield.id}`, `schedule of ${northfield.id}`]))
  })

  it('a super user, who has no dealership, says whose kits and schedule', async () => {
    const { unmount } = show(superUser)
    await screen.findByText('No dealership chosen')
    await screen.findByRole('option', { name: northfield.name })
    expect(askedFor).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText('Dealership'), northfield.name)
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ dealership: northfield.id })
    unmount()
    show(superUser, { dealership: northfield.id })
    await screen.findByText('500 h service')
    await screen.findByRole('button', { name: 'Add kit' })
  })

  it('is edited by those who describe it alone', async () => {
    const { unmount } = show(orgUser)
    await screen.findByRole('button', { name: 'Actions for Harrow WL-120' })
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    unmount()
    const none = { items: [], total: 0, page: 1, limit: 1000 }
    server.use(
      platformHttp.get('/machines/types', ({ response }) => response(200).json(none)),
      platformHttp.get('/machines/models', ({ response }) => response(200).json(none)),
      platformHttp.get('/machines/{id}', ({ response }) => response(200).json({ ...wheelLoader, can_manage: true })),
    )
    show(orgUser)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByRole('dialog', { name: 'Edit Harrow WL-120' })
  })

  it('removed, leads back to the machines', async () => {
    server.use(
      platformHttp.get('/machines/{id}/dependents', ({ response }) => response(200).json(nothingDepends)),
      platformHttp.delete('/machines/{id}', ({ response }) => response(204).empty()),
    )
    show(orgUser)
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Harrow WL-120' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Harrow WL-120' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete model' }))
    await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  })

  it('goes back to the machines', async () => {
    show()
    await userEvent.click(await screen.findByRole('link', { name: 'Machines' }))
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('says that a machine is not here, and leads back instead of offering a retry that cannot help', async () => {
    server.use(
      platformHttp.get('/machines/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Machine not found.')),
      ),
    )
    show()
    await screen.findByRole('heading', { level: 1, name: 'Model not found' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Machines' }))
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('can be tried again when it did not load', async () => {
    server.use(platformHttp.get('/machines/{id}', () => Response.error(), { once: true }))
    show()
    await screen.findByText('Network error or server did not respond.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Harrow WL-120' })
  })
})

describe('what staff have noted about the model', () => {
  beforeEach(() => {
    notes = [sealsNote, greaseNote]
  })

  it('is written, changed and deleted by staff, who also read who sees it', async () => {
    const done: unknown[] = []
    server.use(
      platformHttp.post('/machines/{id}/notes', async ({ request, response }) => {
        done.push(await request.json())
        return response(201).json(greaseNote)
      }),
      platformHttp.put('/machines/notes/{id}', async ({ params, request, response }) => {
        done.push([params.id, await request.json()])
        return response(200).json(greaseNote)
      }),
      platformHttp.delete('/machines/notes/{id}', ({ params, response }) => {
        done.push(params.id)
        return response(204).empty()
      }),
    )
    show(orgUser)
    const card = await section('Notes')
    await card.findByText('Visible to customers')
    card.getByText('Staff only')
    await userEvent.click(card.getByRole('button', { name: 'Write a note' }))
    await userEvent.type(screen.getByLabelText('Note'), 'Mind the hose.')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await userEvent.click(await card.findByRole('button', { name: `Edit: ${greaseNote.body}` }))
    await userEvent.click(screen.getByLabelText('Share with customers'))
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await userEvent.click(await card.findByRole('button', { name: `Delete: ${sealsNote.question}` }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete note' }))
    await screen.findByText('Note deleted')
    expect(done).toEqual([
      { question: '', body: 'Mind the hose.', is_shared: false },
      [greaseNote.id, { question: '', body: greaseNote.body, is_shared: true }],
      sealsNote.id,
    ])
  })

  it('is read by an operator’s people; without notes they see no such section', async () => {
    notes = [{ ...sealsNote, can_manage: false }]
    const { unmount } = show(operator)
    const card = await section('Notes')
    await card.findByText(/The seals of the lift cylinder wear out first/)
    expect(card.queryAllByRole('button')).toEqual([])
    unmount()
    notes = []
    show(operator)
    await screen.findByRole('heading', { name: 'Operation and Maintenance Manual' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull())
  })
})
