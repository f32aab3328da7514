import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { components } from '#contract/platform'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { UndoImportDialog } from './undo-import-dialog'

const importId = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
const undo = { until: '2026-11-29T10:00:00Z', removed: 0, restored: 0, kept: 0 }
const imported: components['schemas']['MachineImport'] = {
  ...{ id: importId, organization_id: importId, file_name: 'fleet.csv', created: 2, updated: 1, kept: [] },
  ...{ status: 'APPLIED', rows: 3, progress: 3, refused: 0, refused_rows: [], failure: null, can_restart: false },
  ...{ created_at: '2026-11-28T10:00:00Z', finished_at: '2026-11-28T10:00:00Z', undo: { ...undo, status: 'POSSIBLE' } },
}
let stored = imported

/** As the job leaves it. */
function finish() {
  const kept = [{ row: 3, serial_number: 'RQ-0518', instance_id: importId, reason: 'The machine was changed since.' }]
  stored = { ...stored, kept, undo: { ...undo, status: 'DONE', removed: 1, restored: 1, kept: 1 } }
}

const server = serveWith(
  platformHttp.get('/machines/imports/{id}', ({ response }) => response(200).json(stored)),
  platformHttp.post('/machines/imports/{id}/undo', ({ response }) => {
    stored = { ...stored, undo: { ...undo, status: 'RUNNING' } }
    return response(202).json(stored)
  }),
)

beforeEach(() => {
  stored = imported
})

/** Asks to undo the import, and returns the question with its button. */
async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }))
  const question = screen.getByRole('dialog', { name: 'Undo this import?' })
  return { question, button: within(question).getByRole('button', { name: 'Undo this import' }) }
}
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Undo this import?' })).toBeNull())

/** The dialog reads the import again while that is undone. */
const undone = () => screen.findByText('Removed: 1. Restored: 1. Left as they are: 1.')

it('says what was imported, undoes it once that is confirmed, how far that is, and names what stays', async () => {
  const onClose = vi.fn()
  renderScreen(<UndoImportDialog importId={importId} onClose={onClose} />)
  await screen.findByText('New machines: 2. Changed: 1.')
  await userEvent.click((await ask()).button)
  await screen.findByText('The import is being undone…')
  await noQuestion()
  stored = { ...stored, undo: { ...undo, status: 'RUNNING', removed: 1, restored: 1 } }
  await screen.findByText('2 of 3 rows')
  finish()
  await undone()
  const [, row] = within(screen.getByRole('table')).getAllByRole('row')
  expect(row?.textContent).toBe('3RQ-0518Left as it isThe machine was changed since.')
  await userEvent.click(screen.getByText('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('says that an undo was interrupted, and undoes again', async () => {
  stored = { ...imported, undo: { ...undo, status: 'FAILED', removed: 1 } }
  renderScreen(<UndoImportDialog importId={importId} onClose={vi.fn()} />)
  await screen.findByText(/^Undoing was interrupted/)
  await userEvent.click((await ask()).button)
  await screen.findByText('The import is being undone…')
})

it('asks until the undo has begun, and then closes the question', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    platformHttp.post('/machines/imports/{id}/undo', async ({ response }) => {
      await answered
      finish()
      return response(202).json(stored)
    }),
  )
  renderScreen(<UndoImportDialog importId={importId} onClose={vi.fn()} />)
  const { button } = await ask()
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  const outside = screen
    .getAllByRole('button', { name: 'Undo this import', hidden: true })
    .find((one) => one !== button)
  expect(outside).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Escape}')
  screen.getByRole('dialog', { name: 'Undo this import?' })
  answer()
  await noQuestion()
})

const running = problem(409, 'undo_running', 'The import is being undone already.')

it.each([
  ['refused', running.detail, running],
  ['lost', 'Network error or server did not respond.', undefined],
])('says in the question why it was not undone: %s', async (_, reason, refusal) => {
  server.use(
    platformHttp.post(
      '/machines/imports/{id}/undo',
      ({ response }) => (refusal ? response(409).json(refusal) : Response.error()),
      { once: true },
    ),
  )
  renderScreen(<UndoImportDialog importId={importId} onClose={vi.fn()} />)
  const { question, button } = await ask()
  await userEvent.click(button)
  await within(question).findByText(reason)
  // Asked again, it begins anew.
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  const again = await ask()
  expect(within(again.question).queryByText(reason)).toBeNull()
  await userEvent.click(again.button)
  await screen.findByText('The import is being undone…')
  await noQuestion()
})

const begun: typeof imported = {
  ...imported,
  ...{ status: 'APPLYING', rows: 12_000, progress: 4500, created: 4500, updated: 0, finished_at: null, undo: null },
}

it('shows how far an import is that is being stored, and then what it has stored and refused', async () => {
  stored = begun
  renderScreen(<UndoImportDialog importId={importId} onClose={vi.fn()} />)
  await screen.findByText('4500 of 12000 rows')
  screen.getByRole('progressbar', { name: 'Storing the machines' })
  const refused_rows = [{ row: 9, serial_number: 'RQ-0518', reason: 'The last reading is later than hours_at.' }]
  stored = { ...imported, rows: 12_000, progress: 12_000, created: 11_300, updated: 0, refused: 700, refused_rows }
  await screen.findByText('New machines: 11300. Changed: 0.')
  screen.getByText('700 rows were refused.')
  screen.getByText('The first 1 are listed.')
  screen.getByText('The last reading is later than hours_at.')
})

it('says why an import was interrupted, and continues it', async () => {
  const failure = 'Storing was interrupted. Store the other rows, or undo what is stored.'
  const possible = { ...undo, status: 'POSSIBLE' } as const
  stored = { ...begun, status: 'FAILED', failure, can_restart: true, undo: possible, finished_at: begun.created_at }
  server.use(
    platformHttp.post('/machines/imports/{id}/restart', ({ response }) => {
      stored = begun
      return response(202).json(stored)
    }),
  )
  renderScreen(<UndoImportDialog importId={importId} onClose={vi.fn()} />)
  await screen.findByText(failure)
  screen.getByText('New machines: 4500. Changed: 0.')
  screen.getByRole('button', { name: 'Undo this import' })
  await userEvent.click(screen.getByRole('button', { name: 'Store the other rows' }))
  await screen.findByText('4500 of 12000 rows')
})
