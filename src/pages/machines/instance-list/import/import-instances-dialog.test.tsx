import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { components } from '#contract/platform'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { smallOutline } from '@/widgets/table-import/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../../tests/msw/people'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { ImportInstancesDialog } from './import-instances-dialog'

const ridgelineId = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'
const path = '/machines/instances/{orgId}/import'
const loader: components['schemas']['ImportedMachine'] = {
  ...{ brand: 'Harrow', model: 'WL-120', name: 'Loader 4', location: 'North face', unit: 'hours' },
  ...{ hours: 1250.5, hours_at: '2026-03-04T12:00:00Z', in_service_on: '2024-04-03' },
}
const unread = { ...loader, location: '', hours: null, hours_at: null, in_service_on: null }
const fates: components['schemas']['ImportReport']['rows'] = [
  { row: 2, fate: 'created', serial_number: 'GHT00124', reason: null, cells: [], machine: loader },
  { row: 3, fate: 'updated', serial_number: 'GHT00123', reason: null, cells: [], machine: unread },
  { row: 4, fate: 'refused', serial_number: null, reason: 'serial_number is missing.', cells: [], machine: null },
]
const recognized = {
  separator: 'semicolon' as const,
  decimal_sign: 'comma' as const,
  dates: [{ column: 'in_service_on', order: 'day_first' as const, is_assumed: true }],
}

let sent: string[] = []
const server = serveWith(
  platformHttp.post(path, async ({ request, params, response }) => {
    const body = await request.text()
    const isDryRun = /name="dry_run"\s+true/.test(body)
    sent.push(`${params.orgId === ridgelineId ? 'ridgeline' : 'other'} ${isDryRun ? 'dry run' : 'for real'}`)
    const counts = { created: 1, updated: 1, unchanged: 0, refused: 1, refused_not_listed: 0 }
    return response(200).json({
      applied: !isDryRun,
      ...counts,
      ...{ unused_columns: [], outline: smallOutline, recognized },
      rows: [...fates],
    })
  }),
)

const onClose = vi.fn()
const onStoring = vi.fn()
const table = new File(['brand,model,serial_number\n'], 'machines.csv', { type: 'text/csv' })

function show(operators?: { value: string; label: string }[], reader = dealershipAdmin) {
  renderScreen(
    <ImportInstancesDialog
      organizationId={operators ? undefined : ridgelineId}
      operators={operators}
      onClose={onClose}
      onStoring={onStoring}
    />,
    signedInAs(reader),
  )
}

beforeEach(() => {
  sent = []
  onClose.mockReset()
})

describe('"CSV import with a dry run that shows every row\'s fate"', () => {
  it('shows the fates, those refused first, and stores nothing before it is confirmed', async () => {
    show()
    await userEvent.upload(screen.getByLabelText('Choose a file'), table)
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['4', '', 'Refused', '', '', '', 'serial_number is missing.'],
      [
        ...['2', 'GHT00124', 'New', 'Harrow WL-120Loader 4, North face'],
        ...[expect.stringMatching(/^1,250.5 hMar 4, 2026/), 'Apr 3, 2024', ''],
      ],
      ['3', 'GHT00123', 'Changed', 'Harrow WL-120Loader 4', '', '', ''],
    ])
    screen.getByText('1 new, 1 changed, 0 unchanged, 1 refused')
    expect(sent).toEqual(['ridgeline dry run'])
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    await screen.findByText('2 rows imported')
    expect(sent).toEqual(['ridgeline dry run', 'ridgeline for real'])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('leads to the progress of a large table, which is not stored yet', async () => {
    const importId = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
    server.use(
      platformHttp.post(path, async ({ request, response }) => {
        const isDryRun = /name="dry_run"\s+true/.test(await request.text())
        return response(isDryRun ? 200 : 202).json({
          ...{ applied: false, import_id: isDryRun ? null : importId },
          ...{ created: 12_000, updated: 0, unchanged: 0, refused: 0, refused_not_listed: 0 },
          ...{ unused_columns: [], outline: smallOutline, recognized, rows: fates.slice(0, 1) },
        })
      }),
    )
    show()
    await userEvent.upload(screen.getByLabelText('Choose a file'), table)
    await userEvent.click(await screen.findByRole('button', { name: /^Import 12,?000 rows/ }))
    await waitFor(() => expect(onStoring).toHaveBeenCalledExactlyOnceWith(importId))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByText(/rows imported/)).toBeNull()
  })

  it('writes a meter in kilometers as the table does, and for an account with US units also in miles', async () => {
    const machine = { ...loader, unit: 'km' as const, hours: 1000 }
    const trucks = fates.slice(0, 1).map((row) => ({ ...row, machine }))
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(200).json({
          ...{ applied: false, created: 1, updated: 0, unchanged: 0, refused: 0, refused_not_listed: 0 },
          ...{ unused_columns: [], outline: smallOutline, recognized, rows: trucks },
        }),
      ),
    )
    show(undefined, { ...dealershipAdmin, units: 'us' })
    await userEvent.upload(screen.getByLabelText('Choose a file'), table)
    await screen.findByText('1,000 km (621 mi)')
  })

  it('offers no import where no row is new or changed, but another file', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(200).json({
          ...{ applied: false, created: 0, updated: 0, unchanged: 0, refused: 501, refused_not_listed: 500 },
          ...{ unused_columns: [], outline: smallOutline, recognized },
          rows: fates.slice(2),
        }),
      ),
    )
    show()
    await userEvent.upload(screen.getByLabelText('Choose a file'), table)
    await screen.findByText('No row is new or changed, so there is nothing to import.')
    await screen.findByText('500 more refused rows are not listed. Correct the rows below, then check the file again.')
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
    expect(screen.getByLabelText('Choose a file')).toBeTruthy()
  })

  it('shows what each column is read as, and checks the table again with another choice', async () => {
    const mappings: unknown[] = []
    server.use(
      platformHttp.post(path, async ({ request, response }) => {
        const [, mapping] = /name="mapping"\s+(\{.*\})/.exec(await request.text()) ?? []
        if (mapping) mappings.push(JSON.parse(mapping))
        return response(200).json({
          ...{ applied: false, created: 1, updated: 0, unchanged: 0, refused: 0, refused_not_listed: 0 },
          ...{ recognized, unused_columns: [], outline: smallOutline, rows: fates.slice(0, 1) },
        })
      }),
    )
    show()
    await userEvent.upload(screen.getByLabelText('Choose a file'), table)
    await screen.findByText('Not read. Is it “Hours”?')
    expect(within(screen.getByRole('list', { name: 'First values of “Serial”' })).getByText('GHT00124')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Read “hour” as'), 'Hours')
    await waitFor(() => expect(mappings).toHaveLength(1))
    expect(mappings[0]).toEqual({
      columns: [
        { position: 0, field: 'serial_number', decimal_sign: null },
        { position: 1, field: 'hours', decimal_sign: null },
      ],
      included_lines: [],
    })
  })

  it('says why a file could not be read, and takes another one', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The column serial_number is missing.')),
      ),
    )
    show()
    await userEvent.upload(screen.getByLabelText('Choose a file'), table)
    await screen.findByText('The column serial_number is missing. Choose a file again.')
    expect(screen.getByLabelText('Choose a file')).toBeTruthy()
  })

  it('says that another import of the organization is running', async () => {
    const running = 'Another import of your organization is still running. Wait until it is done, then try again.'
    server.use(platformHttp.post(path, ({ response }) => response(409).json(problem(409, 'import_running', running))))
    show()
    await userEvent.upload(screen.getByLabelText('Choose a file'), table)
    await screen.findByText(`${running} Choose a file again.`)
  })

  it('shows how the table is written, and which dates are only assumed to be read so', async () => {
    show()
    await userEvent.upload(screen.getByLabelText('Choose a file'), table)
    await screen.findByText('Semicolons')
    screen.getByText('Comma (1.250,5)')
    screen.getByText('Day first (dd/mm/yyyy)')
    screen.getByText('Check the dates in in_service_on')
  })

  it.each(['operator', 'file'])('a dealership chooses operator and file in any order: the %s first', async (first) => {
    show([
      { value: ridgelineId, label: 'Ridgeline Quarry' },
      { value: 'b', label: 'Benton Aggregates' },
    ])
    const steps = [
      () => userEvent.selectOptions(screen.getByLabelText('Operator'), 'Ridgeline Quarry'),
      () => userEvent.upload(screen.getByLabelText('Choose a file'), table),
    ]
    const [one, other] = first === 'operator' ? steps : steps.toReversed()
    await one?.()
    expect(sent).toEqual([])
    await other?.()
    await screen.findByRole('table')
    expect(sent).toEqual(['ridgeline dry run'])
    await userEvent.selectOptions(screen.getByLabelText('Operator'), 'Benton Aggregates')
    await screen.findByRole('table')
    expect(sent).toEqual(['ridgeline dry run', 'other dry run'])
  })

  it('offers a template with the columns that are read', () => {
    show()
    const link = screen.getByRole('link', { name: 'Download template' })
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/templates/machines.csv',
      'machines.csv',
    ])
  })
})
