import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { machines } from '@/entities/machine/testing'
import { loader } from '@/entities/machine-instance/testing'
import { northfield } from '@/entities/organization/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { AddInstancePage } from './add-instance-page'

const nothing = () => undefined

const meta = {
  title: 'pages/machines/AddInstancePage',
  component: AddInstancePage,
  args: { organizationId: undefined, onOpen: nothing, onCancel: nothing },
  parameters: {
    ...signedInAs({ ...operator, groups: [{ name: 'Org User' }] }),
    msw: [
      platformHttp.get('/machines/', ({ response }) =>
        response(200).json({ items: machines, total: 3, page: 1, limit: 50 }),
      ),
      platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: [] })),
      platformHttp.get('/machines/type-plate', ({ response }) =>
        response(200).json({ serial_number: null, models: [] }),
      ),
      platformHttp.get('/organizations/', ({ response }) =>
        response(200).json({ items: [northfield], total: 1, page: 1, limit: 1000 }),
      ),
      platformHttp.get('/machines/instances/{orgId}/serial-check', ({ query, response }) => {
        const serial = query.get('serial_number') ?? ''
        const taken = serial === loader.serial_number
        return response(200).json({
          taken,
          instance: taken ? { id: loader.id, name: loader.name } : null,
          missed_ranges: serial.startsWith('GHT')
            ? []
            : [{ serial_number_start: 'GHT00100', serial_number_end: 'GHT00999' }],
        })
      }),
      platformHttp.get('/machines/{id}/serial-suggestions', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 10 }),
      ),
    ],
  },
} satisfies Meta<typeof AddInstancePage>

export default meta
type Story = StoryObj<typeof meta>

async function typeSerial(serial: string) {
  await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
  await userEvent.type(await screen.findByLabelText('Serial number'), serial)
}

export const Empty: Story = { play: async () => void (await screen.findByRole('option', { name: /WL-120/ })) }
export const Duplicate: Story = {
  play: async () => {
    await typeSerial('GHT00123')
    await expect(await screen.findByRole('link', { name: 'Open Loader 3' })).toBeVisible()
  },
}
export const OutsideRanges: Story = {
  play: async () => {
    await typeSerial('RX-1')
    await expect(await screen.findByText(/^RX-1 is outside/)).toBeVisible()
  },
}
export const OnAPhone: Story = { ...Duplicate, globals: { viewport: { value: 'phone' } } }
