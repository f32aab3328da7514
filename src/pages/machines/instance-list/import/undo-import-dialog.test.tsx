import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { components } from '#contract/platform'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { serveWith } from '../../../../../tests/msw/server'
import { UndoImportDialog } from './undo-import-dialog'

const importId = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
const undo = { until: '2026-11-29T10:00:00Z', removed: 0, restored: 0, kept: 0 }
let stored: components['schemas']['MachineImport'] = {
  ...{ id: importId, organization_id: importId, file_name: 'fleet.csv', created: 2, updated: 1, kept: [] },
  ...{ created_at: '2026-11-28T10:00:00Z', undo: { ...undo, status: 'POSSIBLE' } },
}

serveWith(
  platformHttp.get('/machines/imports/{id}', ({ response }) => response(200).json(stored)),
  platformHttp.post('/machines/imports/{id}/undo', ({ response }) => {
    const kept = [{ row: 3, serial_number: 'RQ-0518', instance_id: importId, reason: 'The machine was changed since.' }]
    stored = { ...stored, kept, undo: { ...undo, status: 'DONE', removed: 1, restored: 1, kept: 1 } }
    return response(200).json(stored)
  }),
)

it('says what was imported, undoes it once that is confirmed, and names what stays', async () => {
  const onClose = vi.fn()
  renderScreen(<UndoImportDialog importId={importId} onClose={onClose} />)
  await screen.findByText('New machines: 2. Changed: 1.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo this import' }))
  const confirm = screen.getByRole('dialog', { name: 'Undo this import?' })
  await userEvent.click(within(confirm).getByRole('button', { name: 'Undo this import' }))
  await screen.findByText('Removed: 1. Restored: 1. Left as they are: 1.')
  const [, row] = within(screen.getByRole('table')).getAllByRole('row')
  expect(row?.textContent).toBe('3RQ-0518Left as it isThe machine was changed since.')
  await userEvent.click(screen.getByText('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})
