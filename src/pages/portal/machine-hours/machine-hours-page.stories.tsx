import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, fn, userEvent, within } from 'storybook/test'
import { accepted, portal } from '@/features/enter-hours/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { MachineHoursPage } from './machine-hours-page'

const link = platformHttp.get('/machines/machine-hours-portal/{token}', ({ response }) => response(200).json(portal))
const ended = (code: string) =>
  platformHttp.get('/machines/machine-hours-portal/{token}', ({ response }) =>
    response(410).json(problem(410, code, 'It is over.')),
  )
const answer = platformHttp.post('/machines/hours/update', ({ response }) => response(201).json(accepted))
const noAnswer = platformHttp.post('/machines/hours/update', () => Response.error())

const meta = {
  title: 'pages/portal/MachineHoursPage',
  component: MachineHoursPage,
  args: { token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4', onSent: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', msw: [link, answer] },
  decorators: [(Story) => <main>{Story()}</main>],
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof MachineHoursPage>

export default meta
type Story = StoryObj<typeof meta>

const enter = async (canvasElement: HTMLElement, figure: string) => {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Hours on the meter now'), figure)
  await userEvent.click(canvas.getByRole('button', { name: 'Save hours' }))
}

export const Entering: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText('Hours on the meter now')
    await userEvent.type(field, '4,812.5')
    const save = within(canvasElement).getByRole('button', { name: 'Save hours' })
    await expect(save.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const OnADesk: Story = { ...Entering, globals: { viewport: { value: 'desk' } } }
export const InTheSun: Story = { ...Entering, globals: { theme: 'contrast' } }
export const InTheDark: Story = { ...Entering, globals: { theme: 'dark' } }

export const FirstReading: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/machine-hours-portal/{token}', ({ response }) =>
        response(200).json({ ...portal, last: null, unit: 'km' }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This is the first reading.')).toBeVisible()
  },
}

export const NotAFigure: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, '12,50')
    await expect(within(canvasElement).getByText(/^Enter the figure/)).toBeVisible()
  },
}

export const Confirming: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, '12')
    await expect(within(canvasElement).getByRole('heading', { name: 'Was the meter replaced?' })).toBeVisible()
  },
}

export const WaitingForAConnection: Story = {
  parameters: { msw: [link, noAnswer] },
  play: async ({ canvasElement }) => {
    await enter(canvasElement, '4812.5')
    await expect(await within(canvasElement).findByText('No connection yet')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: {
    msw: [
      link,
      platformHttp.post('/machines/hours/update', ({ response }) =>
        response(409).json(problem(409, 'higher_than_next', 'The meter showed 4,700 h later.')),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await enter(canvasElement, '4812.5')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('4,700 h')
  },
}

export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/machines/machine-hours-portal/{token}', () => delay('infinite'))] },
}

export const Unreachable: Story = {
  parameters: { msw: [platformHttp.get('/machines/machine-hours-portal/{token}', () => Response.error())] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The link could not be opened')).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: { msw: [ended('link_expired')] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This link has expired')).toBeVisible()
  },
}

export const Revoked: Story = {
  parameters: {
    msw: [ended('link_revoked'), platformHttp.post('/portal-links/renewal', ({ response }) => response(202).empty())],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ask for a new link' }))
    await expect(await within(canvasElement).findByText('Request sent')).toBeVisible()
  },
}

export const NoLink: Story = { args: { token: undefined } }
