import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { loader, tasks } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { LastDoneStep } from './last-done-step'

const path = '/machines/instance/{id}/schedule'
const send = async () => {
  const [first] = await screen.findAllByLabelText(/^Last done on/)
  if (first) await userEvent.type(first, '2026-10-01')
  await userEvent.click(screen.getByRole('button', { name: 'Save and open machine' }))
}

const meta = {
  title: 'pages/add-instance/LastDoneStep',
  component: LastDoneStep,
  parameters: signedInAs(dealershipAdmin),
  args: { added: { id: loader.id, unit: loader.unit, tasks }, onEnd: () => undefined },
} satisfies Meta<typeof LastDoneStep>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('Yearly inspection')) }
export const HoursAlone: Story = {
  play: async () => {
    const [first] = await screen.findAllByLabelText(/^Last done at/)
    if (first) await userEvent.type(first, '1200')
  },
}
export const Saving: Story = {
  parameters: { msw: [platformHttp.put(path, () => delay('infinite'))] },
  play: async () => {
    await send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save and open machine' })).toHaveAttribute('aria-busy'),
    )
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.put(path, ({ response }) => response(404).json(problem(404, 'not_found', 'Machine not found.'))),
    ],
  },
  play: async () => {
    await send()
    await screen.findByText('Machine not found.')
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
