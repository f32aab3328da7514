import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { nothingDepends, wheelLoader } from '@/entities/machine/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../../tests/msw/http'
import { RemoveMachineDialog } from './remove-machine-dialog'

const nothing = () => undefined
const path = '/machines/{id}/dependents'
const depends = (dependents: Partial<typeof nothingDepends>) => ({
  msw: [platformHttp.get(path, ({ response }) => response(200).json({ ...nothingDepends, ...dependents }))],
})
const shows = (words: string | RegExp) => async () => {
  const dialog = await screen.findByRole('dialog')
  await screen.findByText(words)
  await waitFor(() => expect(dialog).toBeVisible())
}

const meta = {
  title: 'pages/machine-details/RemoveMachineDialog',
  component: RemoveMachineDialog,
  parameters: {
    layout: 'fullscreen',
    ...depends({ manuals: 3, tasks: 4, kits: 2, operators: 1, conversations: 12 }),
  },
  args: {
    machine: wheelLoader,
    fromAll: false,
    instances: (
      <LinkButton href="/machine-instances" size="sm">
        Machine instances
      </LinkButton>
    ),
    onClose: nothing,
    onRemoved: nothing,
  },
} satisfies Meta<typeof RemoveMachineDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Deletes: Story = { play: shows('3 manuals') }
export const GivesUp: Story = {
  parameters: depends({ manuals: 1, deletes_model: false }),
  play: shows(/Others keep the model/),
}
export const NothingGoes: Story = { parameters: depends({}), play: shows('Nothing depends on it.') }
export const InService: Story = { parameters: depends({ instances: 2 }), play: shows('This model is in use') }
export const Loading: Story = {
  parameters: { msw: [platformHttp.get(path, () => delay('infinite'))] },
  play: shows('Loading'),
}
export const Failed: Story = {
  parameters: { msw: [platformHttp.get(path, () => Response.error())] },
  play: shows('Network error or server did not respond.'),
}
export const OnAPhone: Story = { ...Deletes, globals: { viewport: { value: 'phone' } } }
