import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedImport } from '@/entities/catalogue/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { smallOutline } from '@/widgets/table-import/testing'
import { importIs, ownCatalogue, rowsOfImport } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CatalogueImportPage } from './import-page'

let stored = checkedImport
let chosen: unknown[] = []
let discarded: string[] = []
const onBack = vi.fn()
const server = serveWith(
  ownCatalogue(),
  importIs(() => stored),
  rowsOfImport(),
  platformHttp.post('/catalogues/{id}/imports/{importId}/apply', async ({ request, response }) => {
    chosen.push(await request.json())
    stored = { ...stored, status: 'APPLYING', progress: 1 }
    return response(202).json(stored)
  }),
  platformHttp.post('/catalogues/{id}/imports/{importId}/restart', ({ response }) => {
    stored = { ...stored, status: 'READING', progress: 0, can_restart: false }
    return response(202).json(stored)
  }),
  platformHttp.post('/catalogues/{id}/imports/{importId}/undo', ({ response }) => {
    if (stored.undo) stored = { ...stored, undo: { ...stored.undo, status: 'RUNNING' } }
    return response(202).json(stored)
  }),
  platformHttp.delete('/catalogues/{id}/imports/{importId}', ({ params, response }) => {
    discarded.push(params.importId)
    return response(204).empty()
  }),
)

function show(present = checkedImport) {
  stored = present
  renderScreen(
    <AtAddress href={`/manage-catalogue/import/${present.id}`}>
      <CatalogueImportPage importId={present.id} onBack={onBack} />
    </AtAddress>,
    signedInAs(dealershipAdmin),
  )
}

beforeEach(() => {
  chosen = []
  discarded = []
  onBack.mockClear()
})

describe('an import', () => {
  it('names the columns that it leaves out, and what may be meant', async () => {
    const unused = [
      { name: 'prise', suggestion: 'price' },
      { name: 'Shelf', suggestion: null },
    ]
    show({ ...checkedImport, unused_columns: unused })
    await screen.findByText('Columns not imported: prise, Shelf')
    screen.getByText('Did you mean “price” instead of “prise”?')
    expect(screen.queryByText(/instead of “Shelf”/)).toBeNull()
  })

  it('shows what becomes of each row, and why a row is refused', async () => {
    show()
    await screen.findByText('HX-400')
    await userEvent.selectOptions(screen.getByLabelText('Result'), 'Refused (1)')
    await waitFor(() => expect(screen.queryByText('HX-400')).toBeNull())
    screen.getByText('The price "cheap" is not a number.')
  })

  it('stores only the correct rows where some are refused, with figures of how far it is', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Store only the 3 correct rows' }))
    await screen.findByText('1 of 3 rows')
    expect(chosen).toEqual([{ rows: 'good' }])
    stored = { ...stored, status: 'APPLIED' }
    await screen.findByText('Stored: 1 new parts, 2 changed.')
  })

  it('stores nothing while the columns are being changed, as the table is read again then', async () => {
    let answer = () => {}
    const mapped = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      platformHttp.put('/catalogues/{id}/imports/{importId}/mapping', async ({ response }) => {
        await mapped
        stored = { ...stored, status: 'READING', progress: 0 }
        return response(202).json(stored)
      }),
    )
    show({ ...checkedImport, refused: 0, outline: smallOutline })
    await userEvent.selectOptions(await screen.findByLabelText('Read “hour” as'), 'Hours')
    const store = screen.getByRole<HTMLButtonElement>('button', { name: 'Store all 3 rows' })
    expect(store.disabled).toBe(true)
    answer()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Store all 3 rows' })).toBeNull())
    expect(chosen).toEqual([])
  })

  it('stores all rows where none is refused', async () => {
    show({ ...checkedImport, refused: 0 })
    await userEvent.click(await screen.findByRole('button', { name: 'Store all 3 rows' }))
    await waitFor(() => expect(chosen).toEqual([{ rows: 'all' }]))
  })

  it('is undone once that is confirmed, and what stays is said', async () => {
    const undo = { status: 'POSSIBLE', until: '2026-11-29T10:00:00Z', removed: 0, restored: 0, kept: 0 } as const
    show({ ...checkedImport, status: 'APPLIED', undo })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo this import' }))
    await screen.findByText('The import is being undone…')
    stored = { ...stored, undo: { ...undo, status: 'DONE', removed: 1, restored: 1, kept: 1 } }
    await screen.findByText('Removed: 1. Restored: 1. Left as they are: 1.')
  })

  it('says in the question why it was not undone', async () => {
    server.use(
      platformHttp.post('/catalogues/{id}/imports/{importId}/undo', ({ response }) =>
        response(409).json(problem(409, 'too_late', 'It can no longer be undone.')),
      ),
    )
    const undo = { status: 'POSSIBLE', until: '2026-11-29T10:00:00Z', removed: 0, restored: 0, kept: 0 } as const
    show({ ...checkedImport, status: 'APPLIED', undo })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }))
    const question = screen.getByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Undo this import' }))
    await within(question).findByText('It can no longer be undone.')
  })

  it('whose undo was interrupted says what to do: it is undone again', async () => {
    const undo = { status: 'FAILED', until: '2026-11-29T10:00:00Z', removed: 0, restored: 0, kept: 0 } as const
    show({ ...checkedImport, status: 'APPLIED', undo })
    await screen.findByText(/^Undoing was interrupted/)
    await userEvent.click(screen.getByRole('button', { name: 'Undo this import' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo this import' }))
    await screen.findByText('The import is being undone…')
  })

  it('is discarded, and the page with it', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
    expect(discarded).toEqual([checkedImport.id])
    expect(chosen).toEqual([])
  })

  it('that was interrupted says what to do: it is started again', async () => {
    const failure = 'The import was interrupted, and nothing was stored. Start it again, or discard it.'
    show({ ...checkedImport, status: 'FAILED', failure, can_restart: true })
    await screen.findByText(failure)
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    await screen.findByText('0 rows read so far')
  })

  it('that failed is discarded', async () => {
    show({ ...checkedImport, status: 'FAILED', failure: 'The table has no column part_number.' })
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(discarded).toEqual([checkedImport.id]))
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  })

  it('counts the rows while they are read, and says why a table could not be read', async () => {
    show({ ...checkedImport, status: 'READING', progress: 12_000 })
    await screen.findByText('12000 rows read so far')
    stored = { ...checkedImport, status: 'FAILED', failure: 'The table has no column part_number.' }
    await screen.findByText('The table has no column part_number.')
  })
})
