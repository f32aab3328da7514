import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { manyParts, PartsPage, partsServer } from './testing'

const nothing = () => undefined
const failing = () => Promise.reject(new Error('Network error or server did not respond.'))
const never = () => new Promise<never>(nothing)

const meta = {
  title: 'shared/ui/ListPage',
  component: PartsPage,
  args: { server: partsServer(manyParts(48)), onOpen: nothing },
  parameters: { msw: [noViews] },
} satisfies Meta<typeof PartsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('Filter 1')) }
export const Loading: Story = { args: { server: partsServer([], never) } }
export const Empty: Story = {
  args: { server: partsServer([]) },
  play: async () => void (await screen.findByText('No parts yet')),
}
export const NothingFound: Story = {
  args: { href: '/parts?search=gearbox&shelf=A' },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  args: { server: partsServer([], failing) },
  play: async () => void (await screen.findByText('Network error or server did not respond.')),
}
export const ColumnsAndDensity: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns and density' }))
    await screen.findByRole('menuitemcheckbox', { name: 'Compact' })
  },
}
export const Views: Story = {
  parameters: {
    msw: [
      platformHttp.get('/list-views/', ({ response }) =>
        response(200).json({
          items: [
            {
              id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
              list: '/parts',
              name: 'Shelf A by stock',
              search: { shelf: 'A', sort_field: 'stock' },
              hidden_columns: ['shelf'],
              density: 'compact',
            },
          ],
          total: 1,
          page: 1,
          limit: 100,
        }),
      ),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
    await screen.findByRole('menuitemcheckbox', { name: 'Shelf A by stock' })
  },
}
/** "Above 200 rows virtualised": the keyboard reaches rows that are not drawn. */
export const FiveHundredRows: Story = {
  args: { server: partsServer(manyParts(700)), href: '/parts?limit=500' },
  play: async () => {
    await screen.findByText('Filter 1')
    await expect(screen.getAllByRole('row').length).toBeLessThan(100)
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.keyboard('{ArrowDown}{End}')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Filter 500'))
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const FiltersOnAPhone: Story = {
  ...OnAPhone,
  args: { ...Full.args, href: '/parts?shelf=B' },
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Filter and sort, 1 active' })),
}
