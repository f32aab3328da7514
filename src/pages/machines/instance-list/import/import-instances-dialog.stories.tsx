import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { signedInAs } from '@/entities/user/testing'
import { smallOutline } from '@/widgets/table-import/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../../tests/msw/people'
import { problem } from '../../../../../tests/msw/problem'
import { ImportInstancesDialog } from './import-instances-dialog'

const path = '/machines/instances/{orgId}/import'

const recognized = {
  separator: 'semicolon' as const,
  decimal_sign: 'comma' as const,
  dates: [
    { column: 'hours_at', order: 'day_first' as const, is_assumed: false },
    { column: 'in_service_on', order: 'day_first' as const, is_assumed: true },
  ],
}
const machine = {
  ...{ brand: 'Harrow', model: 'WL-120', name: 'Loader 4', location: 'North face', unit: 'hours' as const },
  ...{ hours: 1250.5, hours_at: '2026-11-20T08:30:00Z', in_service_on: '2024-04-03' },
}

const meta = {
  title: 'pages/instance-list/ImportInstancesDialog',
  component: ImportInstancesDialog,
  args: {
    organizationId: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11',
    operators: undefined,
    onClose: () => undefined,
    onStoring: () => undefined,
  },
  parameters: {
    ...signedInAs(dealershipAdmin),
    msw: [
      platformHttp.post(path, ({ response }) =>
        response(200).json({
          ...{ applied: false, created: 1, updated: 0, unchanged: 0, refused: 1, refused_not_listed: 0 },
          recognized,
          unused_columns: [{ name: 'hour', suggestion: 'hours' }],
          outline: smallOutline,
          rows: [
            { row: 2, fate: 'created', serial_number: 'GHT00124', reason: null, cells: [], machine },
            {
              row: 3,
              fate: 'refused',
              serial_number: null,
              reason: 'serial_number is missing.',
              cells: [],
              machine: null,
            },
          ],
        }),
      ),
    ],
  },
} satisfies Meta<typeof ImportInstancesDialog>

export default meta
type Story = StoryObj<typeof meta>

const choose = async () =>
  userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['brand,model\n'], 'machines.csv'))

export const Choosing: Story = { play: async () => void (await screen.findByLabelText('Choose a file')) }
export const Checking: Story = {
  parameters: { msw: [platformHttp.post(path, () => delay('infinite'))] },
  play: async () => {
    await choose()
    await screen.findByText('Checking every row…')
  },
}
export const Report: Story = {
  play: async () => {
    await choose()
    await screen.findByText('serial_number is missing.')
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.post(path, ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The column serial_number is missing.')),
      ),
    ],
  },
  play: async () => {
    await choose()
    await screen.findByText(/^The column serial_number is missing/)
  },
}
export const ManyRefused: Story = {
  parameters: {
    msw: [
      platformHttp.post(path, ({ response }) =>
        response(200).json({
          ...{ applied: false, created: 0, updated: 0, unchanged: 0, refused: 12_500, refused_not_listed: 12_000 },
          recognized,
          unused_columns: [],
          outline: smallOutline,
          rows: Array.from({ length: 500 }, (_, index) => ({
            ...{ row: index + 2, fate: 'refused', serial_number: null, cells: [], machine: null },
            reason: 'serial_number is empty.',
          })),
        }),
      ),
    ],
  },
  play: async () => {
    await choose()
    await screen.findByText(/^12000 more refused rows are not listed/)
  },
}
export const OnAPhone: Story = { ...Report, globals: { viewport: { value: 'phone' } } }
