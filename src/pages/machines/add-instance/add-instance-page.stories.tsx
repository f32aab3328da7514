import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { machines } from '@/entities/machine/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { AddInstancePage } from './add-instance-page'

const nothing = () => undefined

const meta = {
  title: 'pages/machines/AddInstancePage',
  component: AddInstancePage,
  args: { step: 'model', onStep: nothing, organizationId: undefined, onAdded: nothing, onCancel: nothing },
  parameters: {
    ...signedInAs({ ...operator, groups: [{ name: 'Org User' }] }),
    msw: [
      platformHttp.get('/machines/', ({ response }) =>
        response(200).json({ items: machines, total: 3, page: 1, limit: 50 }),
      ),
      platformHttp.get('/machines/{id}/serial-suggestions', ({ response }) =>
        response(200).json({
          items: [{ serial_number: 'GHT00100', instance_id: null, variant: 'WL-120' }],
          ...{ total: 1, page: 1, limit: 10 },
        }),
      ),
    ],
  },
  render: function Steps(args) {
    const [step, setStep] = useState(args.step)
    return <AddInstancePage {...args} step={step} onStep={setStep} />
  },
} satisfies Meta<typeof AddInstancePage>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function toSerial() {
  await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
  await press('Next')
  await userEvent.type(await screen.findByLabelText('Serial number'), 'GHT')
  await press('GHT00100')
}

export const Model: Story = { play: async () => void (await screen.findByRole('option', { name: /WL-120/ })) }
export const Serial: Story = { play: toSerial }
export const Check: Story = {
  play: async () => {
    await toSerial()
    await press('Next')
    await screen.findByLabelText(/^Name/)
    await press('Next')
    await expect(await screen.findByText('Harrow WL-120')).toBeVisible()
  },
}
export const OnAPhone: Story = { ...Check, globals: { viewport: { value: 'phone' } } }
