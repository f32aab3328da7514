import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { catalogue, filterSet, fuelFilter, oilFilter, oldOilFilter } from '@/entities/catalogue/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { BundlePicker, PartPicker } from '..'

const parts = (items: (typeof oilFilter)[]) =>
  platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 20 }),
  )

const meta = {
  title: 'features/pick-part/PartPicker',
  component: PartPicker,
  args: { label: 'Add a part', catalogueId: catalogue.id, operatorId: null, onPick: () => undefined },
  play: async () => userEvent.type(screen.getByRole('combobox'), 'filter'),
} satisfies Meta<typeof PartPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: { msw: [parts([oilFilter, fuelFilter, oldOilFilter])] },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'filter')
    await screen.findByRole('option', { name: /HX-310/ })
  },
}
export const Empty: Story = { parameters: { msw: [parts([])] } }
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/catalogues/{id}/parts', () => delay('infinite'))] },
}
export const Bundles: Story = {
  render: (args) => <BundlePicker {...args} label="Add a bundle" onPick={() => undefined} />,
  parameters: {
    msw: [
      platformHttp.get('/catalogues/{id}/bundles', ({ response }) =>
        response(200).json({ items: [filterSet], total: 1, page: 1, limit: 20 }),
      ),
    ],
  },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'filter')
    await screen.findByRole('option')
  },
}
