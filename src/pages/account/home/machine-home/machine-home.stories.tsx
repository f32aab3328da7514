import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { screen } from 'storybook/test'
import { chosenMachineStore } from '@/entities/machine'
import { signedInAs } from '@/entities/user/testing'
import { answerMachineHome, refuseMachineHome } from '../../../../../tests/msw/machine-home'
import { operator } from '../../../../../tests/msw/people'
import { MachineHome } from './machine-home'

const meta = {
  title: 'pages/account/MachineHome',
  component: MachineHome,
  args: {
    onAsk: () => undefined,
    hoursLink: ({ id }, words) => <a href={`#${id}-hours`}>{words}</a>,
    dueLink: ({ id }, words) => <a href={`#${id}`}>{words}</a>,
    allLink: (words) => <a href="#all">{words}</a>,
    activityLink: ({ link, title }) => <a href={`#${link}`}>{title}</a>,
  },
  beforeEach: () => {
    chosenMachineStore.write(null)
    localStorage.removeItem('last visit')
  },
  parameters: { ...signedInAs(operator), msw: answerMachineHome() },
} satisfies Meta<typeof MachineHome>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => void (await screen.findByRole('button', { name: 'Starter clicks but does not turn' })),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  parameters: { msw: answerMachineHome({ recent: [], instances: [], models: [], due: [], news: [], examples: [] }) },
  play: async () => void (await screen.findByRole('button', { name: 'Choose a machine' })),
}
export const Loading: Story = { parameters: { msw: [http.get('*/api/*', () => delay('infinite'))] } }
export const Failed: Story = { parameters: { msw: refuseMachineHome } }
