import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedCount } from '@/entities/inventory/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { countIs } from '../../../../tests/msw/inventory'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { StockImportPage } from './import-page'

let stored = checkedCount
let chosen: unknown[] = []
const onBack = vi.fn()
serveWith(
  ...countIs(() => stored),
  platformHttp.post('/organizations/inventory/imports/{id}/apply', async ({ request, response }) => {
    chosen.push(await request.json())
    stored = { ...stored, status: 'APPLYING', progress: 1 }
    return response(202).json(stored)
  }),
  platformHttp.post('/organizations/inventory/imports/{id}/restart', ({ response }) => {
    stored = { ...stored, status: stored.progress > 0 ? 'APPLYING' : 'READING', can_restart: false }
    return response(202).json(stored)
  }),
  platformHttp.post('/organizations/inventory/imports/{id}/undo', ({ response }) =>
    response(409).json(problem(409, 'too_late', 'It can no longer be undone.')),
  ),
  platformHttp.delete('/organizations/inventory/imports/{id}', ({ response }) => response(204).empty()),
)

function show(present = checkedCount) {
  stored = present
  renderScreen(
    <AtAddress href={`/inventory/imports/${present.id}`}>
      <StockImportPage importId={present.id} onBack={onBack} />
    </AtAddress>,
  )
}

beforeEach(() => {
  chosen = []
  onBack.mockClear()
})

describe('the import of a count', () => {
  it('shows what becomes of each row, and why a row is refused', async () => {
    show()
    await screen.findByText('HX-250')
    await userEvent.selectOptions(screen.getByLabelText('Result'), 'Refused (1)')
    await waitFor(() => expect(screen.queryByText('HX-250')).toBeNull())
    screen.getByText('The catalogue has no part HX-999.')
  })

  it('stores only the correct rows where some are refused, with figures of how far it is', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Store only the 2 correct rows' }))
    await screen.findByText('1 of 2 rows')
    expect(chosen).toEqual([{ rows: 'good' }])
    stored = { ...stored, status: 'APPLIED' }
    await screen.findByText(/The count is stored: 2 rows changed the stock. 1 row was refused./)
  })

  it('that broke while it was stored goes on, with its rows', async () => {
    const failure = 'Storing was interrupted after 1 rows.'
    show({ ...checkedCount, status: 'FAILED', progress: 1, failure, can_restart: true })
    await screen.findByText('HX-250')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Store the other rows' }))
    await screen.findByText('1 of 2 rows')
  })

  it('that broke before anything was stored is started again', async () => {
    const failure = 'The import was interrupted, and nothing was stored. Start it again, or discard it.'
    show({ ...checkedCount, status: 'FAILED', failure, can_restart: true })
    await screen.findByText(failure)
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    await screen.findByText('0 rows read so far')
  })

  it('says in the question why it was not undone', async () => {
    const undo = { status: 'POSSIBLE', until: '2026-11-29T10:00:00Z', removed: 0, restored: 0, kept: 0 } as const
    show({ ...checkedCount, status: 'APPLIED', undo })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }))
    const question = screen.getByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Undo this import' }))
    await within(question).findByText('It can no longer be undone.')
  })

  it('is discarded, and the page with it', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
    expect(chosen).toEqual([])
  })

  it('says why a table could not be read', async () => {
    show({ ...checkedCount, status: 'FAILED', failure: 'The table has no column part_number.' })
    await screen.findByText('The table has no column part_number.')
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  })
})
