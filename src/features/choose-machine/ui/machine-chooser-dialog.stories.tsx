import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { screen } from 'storybook/test'
import { chosenMachineStore } from '@/entities/machine'
import { loader } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { answerChoices } from '../../../../tests/msw/choices'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { chosenInstance } from '../model/chosen-instance'
import { MachineChooserDialog } from './machine-chooser-dialog'

const meta = {
  title: 'features/choose-machine/MachineChooserDialog',
  component: MachineChooserDialog,
  args: { open: true, onOpenChange: () => undefined },
  beforeEach: () => chosenMachineStore.write(chosenInstance(loader)),
  parameters: { ...signedInAs(operator), msw: answerChoices() },
} satisfies Meta<typeof MachineChooserDialog>

export default meta
type Story = StoryObj<typeof meta>

const refused = problem(400, 'validation_failed', 'The request is not valid.')

export const Full: Story = { play: async () => void (await screen.findByRole('option', { name: /^Loader 5/ })) }
export const Loading: Story = { parameters: { msw: [http.get('*/api/*', () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: { msw: answerChoices({ instances: [], recent: [], models: [] }) },
  beforeEach: () => chosenMachineStore.write(null),
  play: async () => void (await screen.findByText(/^You have no machines yet/)),
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/instances/{orgId}', ({ response }) => response(400).json(refused)),
      ...answerChoices(),
    ],
  },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
