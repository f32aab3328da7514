import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { report } from '@/entities/telematics-source/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { ImportTelematicsDialog } from './import-telematics-dialog'

const ridgelineId = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'
const path = '/telematics/{orgId}/import'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.post(path, async ({ request, params, response }) => {
    const isFile = /name="file"/.test(await request.text())
    sent.push([params.orgId, isFile])
    return response(200).json(report)
  }),
)

const onClose = vi.fn()
const document = new File(['<Fleet/>'], 'fleet.xml', { type: 'application/xml' })
const choose = () => userEvent.upload(screen.getByLabelText('Choose a file'), document)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function show(operators?: { value: string; label: string }[]) {
  renderScreen(
    <ImportTelematicsDialog
      organizationId={operators ? undefined : ridgelineId}
      operators={operators}
      onClose={onClose}
    />,
  )
}

beforeEach(() => {
  sent = []
})

describe('"import of hours from ISO 15143-3 documents, as an upload; unknown machines reported"', () => {
  it('sends nothing before it is submitted, then reports the outcome for each machine', async () => {
    show()
    await choose()
    await screen.findByText('Fleet snapshot: fleet.xml')
    expect(sent).toEqual([])
    await press('Import hours')
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(cells).toEqual([
      ['5', 'GHT00123', 'Refused', 'There is no CumulativeOperatingHours.'],
      ['2', 'XX1', 'Unknown', 'Harrow EX-9: no machine has this serial number.'],
    ])
    expect(screen.getByRole('status').textContent).toBe('12 updated, 3 unchanged, 1 refused, 1 unknown')
    expect(sent).toEqual([[ridgelineId, true]])
    await press('Choose another file')
    expect(screen.getByLabelText('Choose a file')).toBeTruthy()
  })

  it('explains why a document could not be read, and accepts another one', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'Line 1: The document is empty.')),
      ),
    )
    show()
    await choose()
    await press('Import hours')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Line 1: The document is empty. Choose a file again.')
    expect(screen.getByLabelText('Choose a file')).toBeTruthy()
  })

  it('a dealership may choose the document before the owner of the machines', async () => {
    show([{ value: ridgelineId, label: 'Ridgeline Quarry' }])
    await choose()
    await screen.findByText('Choose an operator to import fleet.xml.')
    await userEvent.selectOptions(screen.getByLabelText('Operator'), 'Ridgeline Quarry')
    await press('Import hours')
    await screen.findByRole('table')
    expect(sent).toEqual([[ridgelineId, true]])
  })
})
